import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { report } from "../../../src/content/check/report";
import { dataFolder } from "../../../src/content/readData";
import { temporaryFolder } from "../../support/temporaryFolder";
import { edited, errorsIn, textOf, withFile } from "./testFiles";

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
function run(texts: Record<string, string>, env: NodeJS.ProcessEnv = {}) {
  const project = temporaryFolder("project");
  cpSync(dataFolder(), path.join(project, "data"), { recursive: true });
  for (const [file, text] of Object.entries(texts))
    writeFileSync(path.join(project, "data", file), text);
  const tsx = ["node_modules/tsx/dist/cli.mjs", "scripts/checkData.ts"];
  const program = tsx.map((file) => path.resolve(file));
  const ended = spawnSync(process.execPath, program, {
    cwd: project,
    encoding: "utf8",
    env: { ...process.env, CI: "true", DATA_FOLDER: "", ...env },
  });
  rmSync(project, { recursive: true });
  return ended;
}

test("without errors the command ends with 0, and says so last", () => {
  const { status, stdout, stderr } = run({ [S]: textOf(S) });
  expect(stderr).toBe("");
  expect(stdout).toMatch(/\nNo errors, \d+ warnings? in data\/\.\n$/);
  expect(status).toBe(0);
});

test("with an error it ends with 1; errors come first, a VS Code task finds them all, and on GitHub the lines are marked", () => {
  const text = String(files.at(-1)!.bytes).replace("Merit", "100%");
  const texts = { [S]: text, "notes, old.txt": "" };
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
  expect(stdout.indexOf(" error: ")).toBeLessThan(stdout.indexOf(" warning: "));
  const mark = `\n::error file=data/${S},line=9,col=5::${sentence.replace("Merit", "100%25")}\n`;
  expect(stdout).toContain(mark);
  expect(stdout).toContain("::error file=data/notes%2C old.txt,line=1,");
  expect(stdout).toMatch(/^::warning file=data\/site\.json,line=\d+,col=/m);
});
