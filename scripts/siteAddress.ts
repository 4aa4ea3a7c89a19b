import { redirects, type Redirect } from "../src/lib/redirects";
import { FILE_FOLDERS } from "../src/delivery/headers";
import { isFileType } from "./siteFile";

/** What a visitor gets for an address: a file of public/ with a status, or the way to another address. */
type Answer = { file: string; status: 200 | 404 } | Redirect;

/** What to answer to a request's address, given a way to ask which files there are. */
export async function answerTo(
  address: string,
  isFile: (file: string) => Promise<boolean>,
): Promise<Answer> {
  const path = readPath(address);
  if (!path) return wayHome();

  const rule = redirects().find(({ from }) => from === `/${path.join("/")}`);
  if (rule) return rule;

  for (const file of filesFor(path, address))
    if (await isFile(file)) return { file, status: 200 };

  const [folder = "", ...rest] = path;
  // The page that greets whoever asks for a country we do not list.
  if (folder === "country" && rest.length === 1)
    return { file: "country/unlisted/index.html", status: 200 };
  return FILE_FOLDERS.some((each) => each === folder) ||
    isFileType(path.at(-1) ?? "")
    ? { file: "404.html", status: 404 }
    : wayHome();
}

/**
 * The names an address is made of, decoded; the home page has none. Null where they are no plain names: then no file is
 * ever looked for, which keeps everything outside public/ out of reach.
 */
function readPath(address: string): string[] | null {
  try {
    const decoded = decodeURIComponent(withoutQuery(address));
    const names = decoded.replace(/^\//, "").replace(/\/$/, "").split("/");
    if (decoded === "/") return [];
    return decoded.startsWith("/") && names.every(isName) ? names : null;
  } catch {
    return null; // malformed percent-encoding
  }
}

function isName(text: string): boolean {
  return !["", ".", ".."].includes(text) && !/[\0\\]/.test(text);
}

/** The files that hold what an address shows. With a slash at its end it can only be a page. */
function filesFor(path: string[], address: string): string[] {
  const page = [...path, "index.html"].join("/");
  return withoutQuery(address).endsWith("/") ? [page] : [path.join("/"), page];
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, "");
}

function wayHome(): Redirect {
  return redirects().at(-1)!;
}
