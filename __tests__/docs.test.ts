import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const FOLDERS = [".", "__tests__", "bench", "data", "docs", "forms"];

const documents = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .map((file) => path.join(folder, file)),
);

const isThere = (file: string) =>
  ["", ".ts", ".tsx"].some((end) => existsSync(file + end)) ||
  // What the guide to a new page makes, and what is built.
  /visas?|\/public$/i.test(file);

/** The places that a document links to, from its own folder. */
const linked = (document: string, text: string) =>
  [...text.matchAll(/\]\((?![a-z]+:|#)([^)#]+)/g)].map(([, to]) =>
    path.join(path.dirname(document), to!),
  );

/** Paths below the repository's folders that stand in the text as code. */
const named = (text: string) =>
  [
    ...text.matchAll(
      /`((?:src|scripts|static|deploy|docs|bench|forms|__tests__)\/[\w./-]+)`/g,
    ),
  ].map(([, file]) => file!);

/** What examples import, each being the file that is named last before it. */
const imported = (text: string) =>
  [
    ...text.matchAll(
      /`([\w/.]+\.tsx?)`(?:(?!```|`[\w/.]+\.tsx?`)[^])*```tsx?\n([^]*?)```/g,
    ),
  ].flatMap(([, file, code]) =>
    [...code!.matchAll(/from "(\.[^"]+)"/g)].map(([, from]) =>
      path.join(path.dirname(file!), from!),
    ),
  );

test.each(documents)("%s names only files that are there", (document) => {
  const text = readFileSync(document, "utf8");
  const files = [...linked(document, text), ...named(text), ...imported(text)];
  expect(files.filter((file) => !isThere(file))).toEqual([]);
});
