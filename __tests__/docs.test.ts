// Specification: 8.6
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const FOLDERS = [
  ...[".", "__tests__", "bench", "data", "docs", "forms"],
  ...readdirSync("plugins").map((plugin) => path.join("plugins", plugin)),
];

const documents = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .map((file) => path.join(folder, file)),
);

const namesIn = (folder: string, recursive: boolean) =>
  readdirSync(folder, { recursive }).map((file) => path.basename(String(file)));

const names = new Set([
  ...[".", "docs", "forms"].flatMap((folder) => namesIn(folder, false)),
  ...[
    "src",
    "plugins",
    "scripts",
    "static",
    "deploy",
    "data",
    "__tests__",
  ].flatMap((folder) => namesIn(folder, true)),
]);

const isThere = (file: string) =>
  names.has(file) ||
  ["", ".ts", ".tsx"].some((end) => existsSync(file + end)) ||
  existsSync(path.join("src", file)) ||
  // What the guide to a new page makes, and what is built.
  /\/visas\.(tsx?|json)$|\bpublic(\/|$)|^sw\.js$/.test(file);

const linked = (document: string, text: string) =>
  [...text.matchAll(/\]\((?![a-z]+:|#)([^)#]+)/g)].map(([, to]) =>
    path.join(path.dirname(document), to!),
  );

/** Paths below the repository's folders, and names of files, that are in the text as code. */
const named = (text: string) =>
  [
    ...text.matchAll(
      /`((?:src|plugins|scripts|static|deploy|docs|bench|forms|__tests__)\/[\w./-]+|[a-z][\w./-]*\.(?:[mc]?[jt]sx?|css|conf|toml))`/gi,
    ),
  ].map(([, file]) => file!);

test.each(documents)("%s names only files that are there", (document) => {
  const text = readFileSync(document, "utf8");
  const files = [...linked(document, text), ...named(text)];
  const isNowhere = (file: string) =>
    !isThere(file) && !isThere(path.join(path.dirname(document), file));
  expect(files.filter(isNowhere)).toEqual([]);
});

test("each section of the specification has a test, and each test file names its sections", () => {
  const specification = readFileSync("docs/specification.md", "utf8");
  const sections = [...specification.matchAll(/^- \*\*(\d\.\d+)/gm)].map(
    ([, section]) => section!,
  );
  const owned = readdirSync("__tests__", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .map((file) => ({
      file,
      owns: /^\/\/ Specification: ([\d., ]+)\n/
        .exec(readFileSync(path.join("__tests__", file), "utf8"))?.[1]
        ?.split(", "),
    }));
  expect(owned.filter(({ owns }) => !owns)).toEqual([]);
  expect(new Set(owned.flatMap(({ owns }) => owns!))).toEqual(
    new Set(sections),
  );
});
