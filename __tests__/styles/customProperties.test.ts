import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

// A misspelt custom property is no error: CSS falls back to what is inherited.

const code = readdirSync("src", { recursive: true })
  .map((file) => path.join("src", String(file)))
  .filter((file) => /\.(tsx?|css)$/.test(file))
  .concat("static/print.css")
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

const found = (pattern: RegExp) =>
  [...new Set([...code.matchAll(pattern)].map(([, name]) => name))].sort();

test("each custom property that styles use is set, and each that is set is used", () => {
  expect(found(/var\(\s*(--[\w-]+)/g)).toEqual(found(/(--[\w-]+)"?\s*:/g));
});
