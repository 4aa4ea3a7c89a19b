import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What a file's text says of data attributes, in components, styles or through `dataset`. */
const namesIn = (text: string) => [
  ...[...text.matchAll(/\bdata-[a-z]+(-[a-z]+)*/g)].map(([name]) => name),
  ...[...text.matchAll(/dataset\.(\w+)/g)].map(
    ([, name]) =>
      `data-${name!.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  ),
];

test("docs/attributes.md names every data attribute, and no other", () => {
  const files = (readdirSync("src", { recursive: true }) as string[])
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/^gatsby-/.test(file))
    .map((file) => path.join("src", file));
  const used = [...files, "static/print.css", "gatsby-ssr.tsx"].flatMap(
    (file) => namesIn(readFileSync(file, "utf8")),
  );
  const documented = namesIn(readFileSync("docs/attributes.md", "utf8"));
  expect([...new Set(documented)].sort()).toEqual([...new Set(used)].sort());
});
