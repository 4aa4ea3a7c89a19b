// Specification: 7.1
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { report } from "../../../plugins/gatsby-source-checked-json";
import { dataFolder } from "../../../src/content/dataFolder";
import {
  edited,
  errorsIn,
  textOf,
  withFile,
} from "../../content/check/testFiles";
import { temporaryFolder, writeFiles } from "../../support/temporaryFolder";

const S = "scholarships.json";
const { files } = edited(`${S} 0.deadline`, 'name: "deadLine"');
const [error] = errorsIn(files);
const sentence =
  'entry 1 "Deccan Merit Award" > deadLine: unknown field (did you mean "deadline"?)';

test("an error is printed as in data/README.md, with the lines around it, a warning on one line", () => {
  expect(readFileSync("data/README.md", "utf8")).toContain(report(error!));
  expect(report(error!)).toMatch(`data/${S}:9:5 error: ${sentence}\n\n`);
  const warning = report({ ...error!, severity: "warning" });
  expect(warning).toBe(`data/${S}:9:5 warning: ${sentence}`);
});

test("of a file in one line no lines are printed", () => {
  const line = JSON.stringify(JSON.parse(textOf(S))).replace("id", "Id");
  const [error] = errorsIn(withFile(S, line));
  expect(report(error!)).toMatch(/^data\/scholarships\.json:1:3 error: .*$/);
});

/** `npm run check:data` in a project with the tests' content, and some files with another text. */
function run(texts: Record<string, string>, env: object = {}) {
  const project = temporaryFolder("project");
  const data = path.join(project, "data");
  cpSync(dataFolder(), data, { recursive: true });
  writeFiles(data, texts);
  const tsx = pathToFileURL("node_modules/tsx/dist/loader.mjs").href;
  const program = path.resolve("scripts/checkData.ts");
  const ended = spawnSync(process.execPath, ["--import", tsx, program], {
    cwd: project,
    encoding: "utf8",
    env: { ...process.env, CI: "true", DATA_FOLDER: "", ...env },
  });
  return { ...ended, project };
}

test("without errors the command ends with 0, says so last, and has written VS Code's help", () => {
  const { status, stdout, stderr, project } = run({});
  expect(stderr).toBe("");
  const helps = path.join(project, ".vscode/schemas/site.json");
  expect(readFileSync(helps, "utf8")).toContain('"$schema"');
  expect(stdout).toMatch(/\nNo errors, \d+ warnings?\.\n$/);
  expect(status).toBe(0);
});

test("it also looks at what the environment says", () => {
  const { status, stdout } = run({}, { SITE_URL: "foo" });
  expect(stdout).toMatch(/^data\/ could not be checked: .*SITE_URL is "foo"/);
  expect(status).toBe(1);
});

test("an error ends it with 1 and comes first; VS Code's task and GitHub find the lines", () => {
  const text = String(files.at(-1)!.bytes).replace("Merit", "100%");
  const texts = { [S]: text, "zz, old.txt": "" };
  const { status, stdout } = run(texts, { GITHUB_ACTIONS: "true" });
  expect(status).toBe(1);
  expect(stdout).toMatch(/\n2 errors in 2 files\.\n$/);
  const [task] = JSON.parse(readFileSync(".vscode/tasks.json", "utf8")).tasks;
  for (const { severity, pattern } of task.problemMatcher) {
    const found = stdout.matchAll(new RegExp(pattern.regexp, "gm"));
    expect([...found].map(([, file]) => file)).toContain(
      severity === "error" ? `data/${S}` : "data/site.json",
    );
  }
  const lastError = stdout.lastIndexOf(" error: ");
  expect(lastError).toBeLessThan(stdout.indexOf(" warning: "));
  const mark = `\n::error file=data/${S},line=9,col=5::${sentence.replace("Merit", "100%25")}\n`;
  expect(stdout).toContain(mark);
  expect(stdout).toContain("::error file=data/zz%2C old.txt,line=1,");
  expect(stdout).toMatch(/^::warning file=data\/site\.json,line=\d+,col=/m);
});
