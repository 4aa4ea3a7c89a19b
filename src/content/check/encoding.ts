import { syntaxAt, type SyntaxFinding } from "./findings";

type Decoded = { text: string; error?: SyntaxFinding };

const SAVE =
  "save the file as UTF-8 (in VS Code: the encoding at the lower right, Save with Encoding, UTF-8)";

/** The text of a file, and what is wrong with its encoding: Gatsby and browsers read plain UTF-8 only. */
export function decode(bytes: Uint8Array): Decoded {
  const wide = wideEncoding(bytes);
  const text = new TextDecoder(wide ?? "utf-8").decode(bytes);
  const error = (message: string, fix: string, start = 0): Decoded => ({
    text,
    error: syntaxAt(start, [message, fix]),
  });
  if (wide) return error(`saved as ${wide.toUpperCase()}`, SAVE);
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    return error(
      "an invisible mark (a BOM) at the beginning",
      `${SAVE}, not UTF-8 with BOM`,
    );
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { text };
  } catch {
    // Each byte that is not UTF-8 is decoded as this character.
    return error("not saved as UTF-8", SAVE, text.indexOf("\ufffd"));
  }
}

/** UTF-16, by its byte order mark or because every other byte of its first two characters is zero. */
function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const [a = -1, b = -1] = bytes;
  if ((a === 0xff && b === 0xfe) || (a > 0 && b === 0)) return "utf-16le";
  if ((a === 0xfe && b === 0xff) || (a === 0 && b > 0)) return "utf-16be";
  return null;
}
