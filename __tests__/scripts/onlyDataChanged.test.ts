/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../scripts/temporaryFolder";

let folder: string;
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: folder, encoding: "utf8" }).trim();
const git = (...args: string[]) =>
  run("git", "-c", "user.name=A", "-c", "user.email=a@example.org", ...args);
const onlyDataChanged = (...base: string[]) =>
  run(process.execPath, "scripts/onlyDataChanged.mjs", ...base);

/** @returns the new commit */
function commit(...files: string[]): string {
  for (const file of files) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), String(Math.random()));
  }
  git("add", "--all");
  git("commit", "--quiet", "--allow-empty", "--message", "Change");
  return git("rev-parse", "HEAD");
}

beforeEach(() => {
  folder = temporaryFolder("commits");
  git("init", "--quiet");
  for (const file of ["onlyDataChanged.mjs", "run.mjs"])
    cpSync(`scripts/${file}`, path.join(folder, "scripts", file));
});

afterEach(() => rmSync(folder, { recursive: true }));

test("content alone needs no test of the code, over several commits", () => {
  const base = commit("src/a.ts", "data/site.json");
  expect(onlyDataChanged(base)).toBe("only-data=true");
  commit("data/site.json");
  commit("data/images/Großer Platz.jpg");
  expect(onlyDataChanged(base)).toBe("only-data=true");
});

test.each(["src/a.ts", "data.json", "src/data/a.json", "data/README.md"])(
  "%s does, also when content changed after it",
  (file) => {
    const base = commit("data/site.json");
    commit(file);
    commit("data/site.json");
    expect(onlyDataChanged(base)).toBe("only-data=false");
  },
);

test("so does a file that was moved to data/", () => {
  const base = commit("src/a.json");
  git("mv", "src/a.json", "data.json");
  mkdirSync(path.join(folder, "data"));
  git("mv", "data.json", "data/a.json");
  commit();
  expect(onlyDataChanged(base)).toBe("only-data=false");
});

test("so does a commit that is missing, unknown, or replaced by a forced push", () => {
  commit("src/a.ts");
  const replaced = commit("data/site.json");
  git("reset", "--quiet", "--hard", "HEAD^");
  commit("data/site.json");
  for (const base of [[], [""], ["null"], ["0".repeat(40)], ["--all"]])
    expect(onlyDataChanged(...base)).toBe("only-data=false");
  expect(onlyDataChanged(replaced)).toBe("only-data=false");
});
