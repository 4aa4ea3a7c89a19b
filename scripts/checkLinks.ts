// npm run check:site, second part: whatever the files in public/ name, as links or to load it, must be there.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { withoutSlash } from "../src/lib/paths";
import { readerOf } from "./addresses";
import { memo } from "./memo";
import { prefixOf, redirectsIn } from "./siteServer";

/** Every file of a folder, as "/about/index.html". */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.join("/", path.relative(folder, parentPath), name),
    )
    .map((file) => file.replaceAll("\\", "/"));

/** The ids of a page or a drawing. */
const idsIn = (html: string) =>
  new Set(
    load(html, { scriptingEnabled: false })("[id]")
      .get()
      .map(({ attribs }) => attribs.id!),
  );

/**
 * Looks for all that the files of a built site name. Other hosts are not asked.
 * @returns a sentence for each address that is wrong, and how many files and addresses there are
 * @throws Error where no site is built
 */
export function checkLinks(folder: string) {
  const prefix = prefixOf(folder);
  const redirects = redirectsIn(folder);
  const files = new Set(filesIn(folder));
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const idsOf = memo((file) => idsIn(read(file)));
  // Where the site's address is known, the home page has it in its canonical link.
  const home = files.has("/index.html") ? read("index.html") : "";
  const canonical = load(home)("link[rel=canonical]");
  const own = new URL(canonical.attr("href") ?? "http://x");

  function isThere({ pathname, hash }: URL): boolean {
    if (!`${pathname}/`.startsWith(`${prefix}/`)) return false;
    const asked = withoutSlash(
      decodeURIComponent(pathname.slice(prefix.length)),
    );
    const target = redirects.get(asked)?.to ?? asked;
    const file = [target, `${target.replace(/^\/$/, "")}/index.html`].find(
      (file) => files.has(file),
    );
    if (!file) return false;
    const [id = ""] = hash.slice(1).split(":~:");
    if (!id || !/\.(html|svg)$/.test(file)) return true;
    return idsOf(file).has(id) || idsOf(file).has(decodeURIComponent(id));
  }

  /** What is wrong with an address on a page, if anything is. */
  function errorOf(address: string, page: string): string | undefined {
    try {
      const url = new URL(address, own.origin + prefix + page);
      const isForeign = url.host !== own.host;
      return isForeign || isThere(url) ? undefined : "is not there";
    } catch {
      return "cannot be parsed";
    }
  }

  const errors: string[] = [];
  let readFiles = 0;
  let addresses = 0;
  for (const file of files) {
    const reader = readerOf(file);
    if (!reader) continue;
    readFiles++;
    const page = withoutSlash(file.replace(/index\.html$/, ""));
    try {
      for (const address of new Set(reader(read(file), prefix))) {
        addresses++;
        const error = errorOf(address, page);
        if (error) errors.push(`${page} names ${address}, which ${error}.`);
      }
    } catch (error) {
      errors.push(`${page} cannot be parsed: ${(error as Error).message}.`);
    }
  }
  return { errors, files: readFiles, addresses };
}

function main() {
  const { errors, files, addresses } = checkLinks(process.argv[2] ?? "public");
  for (const error of errors) console.error(error);
  console.log(
    `${files} files, ${addresses} addresses, ${errors.length} wrong.`,
  );
  if (errors.length > 0) process.exitCode = 1;
}

if (require.main === module)
  try {
    main();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
