import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

// A misspelt custom property is no error: CSS falls back to what is inherited.

const code = ["src", "static"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) =>
      path.join(folder, String(file)),
    ),
  )
  .filter((file) => /\.(tsx?|css|svg)$/.test(file))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

const found = (pattern: RegExp) =>
  [...new Set([...code.matchAll(pattern)].map(([, name]) => name))].sort();

test("each custom property that styles use is set, and each that is set is used", () => {
  expect(found(/var\(\s*(--[\w-]+)/g)).toEqual(found(/(--[\w-]+)"?\s*:/g));
});

// Browsers drop a value with a unit that they do not know, but not one with a variable: that is inherited.
test("a variable and a length relative to a container are together only where browsers know such lengths", () => {
  const lines = code.split("\n");
  const found = lines.filter(
    (line, index) =>
      /var\(.*\dcqi|\dcqi.*var\(/.test(line) &&
      !/@supports/.test(lines.slice(index - 2, index).join()),
  );
  expect(found).toEqual([]);
});
