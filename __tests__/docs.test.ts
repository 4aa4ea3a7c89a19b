/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const DOCUMENTS = [
  ...["README.md", "__tests__/README.md", "bench/README.md"],
  ...["data/README.md", "forms/README.md"],
  "plugins/gatsby-plugin-atlas/README.md",
  ...readdirSync("docs")
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file}`),
];

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
      /`((?:src|plugins|scripts|static|deploy|docs|bench|forms|__tests__)\/[\w./-]+)`/g,
    ),
  ].map(([, file]) => file!);

/** What examples import, each being the file that is named last before it. */
const imported = (text: string) =>
  [
    ...text.matchAll(
      /`([\w/.]+\.tsx?)`(?:(?!```|`[\w/.]+\.tsx?`)[^])*```tsx?\n([^]*?)```/g,
    ),
  ]
    .map(([, file, code]) => ({ folder: path.dirname(file!), code: code! }))
    .flatMap(({ folder, code }) =>
      [...code.matchAll(/from "(\.[^"]+)"/g)].map(([, from]) =>
        path.join(folder, from!),
      ),
    );

test.each(DOCUMENTS)("%s names only files that are there", (document) => {
  const text = readFileSync(document, "utf8");
  const files = [...linked(document, text), ...named(text), ...imported(text)];
  expect(files.filter((file) => !isThere(file))).toEqual([]);
});
