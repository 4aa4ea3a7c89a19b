import type { Wording } from "./wording";

type Decoded = {
  text: string;
  /** What is wrong with how the file was saved; `at` is a place in the text. */
  fault?: Wording & { at: number; end: number };
};

const SAVE =
  "save the file as UTF-8 (in VS Code: the encoding at the lower right, Save with Encoding, UTF-8)";

/** The text of a file, and what is wrong with its encoding: gatsby and browsers read plain UTF-8 only. */
export function decode(bytes: Buffer): Decoded {
  const wide = wideEncoding(bytes);
  if (wide) {
    const text = new TextDecoder(wide).decode(bytes);
    return {
      text,
      fault: {
        at: 0,
        end: 1,
        message: `is saved as ${wide.toUpperCase()}`,
        expected: "UTF-8",
        remedy: SAVE,
      },
    };
  }
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  if (text.startsWith("\ufeff")) {
    return {
      // A space in its place keeps every position; what follows is read as usual.
      text: ` ${text.slice(1)}`,
      fault: {
        at: 0,
        end: 1,
        message: "begins with an invisible mark (a BOM)",
        expected: "UTF-8 without a BOM",
        remedy: `${SAVE}, not UTF-8 with BOM`,
      },
    };
  }
  const fault = foreignByte(bytes, text);
  return fault ? { text, fault } : { text };
}

/** UTF-16, by its byte order mark or because every other byte of its first two characters is zero. */
function wideEncoding(bytes: Buffer): "utf-16le" | "utf-16be" | null {
  const [a = -1, b = -1] = bytes;
  if ((a === 0xff && b === 0xfe) || (a > 0 && b === 0)) return "utf-16le";
  if ((a === 0xfe && b === 0xff) || (a === 0 && b > 0)) return "utf-16be";
  return null;
}

/** The first byte that is not UTF-8, usually a letter with an accent or a curly quote saved by an old program. */
function foreignByte(bytes: Buffer, text: string): Decoded["fault"] {
  const again = Buffer.from(text, "utf8");
  if (again.equals(bytes)) return undefined;
  const place = again.findIndex((byte, i) => byte !== bytes[i]);
  const at = bytes.toString("utf8", 0, place).length;
  const meant = new TextDecoder("windows-1252").decode(
    bytes.subarray(place, place + 1),
  );
  return {
    at,
    end: at + 1,
    message: "is not saved as UTF-8",
    expected: "UTF-8",
    found: `the byte ${(bytes[place] ?? 0).toString(16).toUpperCase()}, which is ${meant} in Windows-1252`,
    remedy: SAVE,
  };
}
