import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

test("nothing of the forms for data/ is in the site", () => {
  const files = readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(0);
  expect(
    files.filter((file) => /sveltia/i.test(readFileSync(file, "latin1"))),
  ).toEqual([]);
});
