import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { earlierEntries } from "../../../src/content/checkFolder";
import { temporaryFolder } from "../../support/temporaryFolder";

// Which version of data/ is the one before, as git knows it.

const folder = temporaryFolder("earlier");
const root = process.cwd();
const git = (...command: string[]) => {
  const author = ["-c", "user.name=a", "-c", "user.email=a@b.c"];
  return execFileSync("git", [...author, ...command], { stdio: "pipe" });
};

/** Commits a country with this slug, and an award. */
function commit(slug: string) {
  mkdirSync("data", { recursive: true });
  writeFileSync("data/countries.json", JSON.stringify([{ slug }]));
  writeFileSync("data/scholarships.json", '[{ "id": 7 }, {}, null]');
  git("add", ".");
  git("commit", "-m", slug);
}

/** What is known where this is the country's slug. */
const version = (slug: string) => ({
  "countries.json": [{ slug }],
  "scholarships.json": [{ id: 7 }],
});

/** Goes into a project. @param published what PUBLISHED_COMMIT is */
function enter(project: string, published = "") {
  process.chdir(path.join(folder, project));
  const env = { ...process.env, DATA_FOLDER: "", PUBLISHED_COMMIT: published };
  jest.replaceProperty(process, "env", env);
}
afterAll(() => process.chdir(root));

test("addresses are compared with the version that is published, however many commits follow it", () => {
  for (const project of ["own", "plain"]) mkdirSync(path.join(folder, project));
  enter("plain");
  const none = { "countries.json": [], "scholarships.json": [] };
  expect(earlierEntries()).toEqual(none);

  git("init", "--bare", "-b", "main", "../host");
  enter("own");
  git("init", "-b", "main");
  commit("first");
  expect(earlierEntries()).toEqual(version("first"));
  git("remote", "add", "origin", "../host");
  git("push", "-u", "origin", "main");
  commit("second");
  commit("third");
  expect(earlierEntries()).toEqual(version("first"));
  git("push");
  expect(earlierEntries()).toEqual(version("third"));

  // In a workflow, where the push is the upstream branch already.
  const before = String(git("rev-parse", "HEAD~2")).trim();
  enter("own", before);
  expect(earlierEntries()).toEqual(version("first"));
  git("clone", "--depth=1", `file://${folder}/host`, "../shallow");
  enter("shallow", before);
  expect(earlierEntries()).toEqual(version("third"));
});
