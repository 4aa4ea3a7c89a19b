/** @jest-environment node */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { report } from "../../../src/content/check/report";
import { dataFolder } from "../../../src/content/readData";
import { errorsIn, withFile } from "./shipped";

const SCHOLARSHIPS = JSON.stringify(
  [
    {
      id: 1,
      type: "national",
      title: "Merit Award",
      description: "For strong results.",
      awardAmount: 15000,
      eligibility: "85% or above",
      deadLine: "2024-11-25",
      field: "Any subject",
      applications: 420,
      applyUrl: null,
    },
  ],
  null,
  2,
);

test("an error is printed with its place, its entry's title, its lines and what to write", () => {
  const [error] = errorsIn(withFile("scholarships.json", SCHOLARSHIPS));
  expect(error && report(error)).toBe(
    `data/scholarships.json:9:5 error: entry 1 "Merit Award" > deadLine: unknown field

     7 |     "awardAmount": 15000,
     8 |     "eligibility": "85% or above",
  >  9 |     "deadLine": "2024-11-25",
       |     ^^^^^^^^^^
    10 |     "field": "Any subject",
    11 |     "applications": 420,

  Fix: did you mean "deadline"?
`,
  );
});

test("of a very long line only the part around the error is printed", () => {
  const line = JSON.stringify(JSON.parse(SCHOLARSHIPS));
  const [error] = errorsIn(withFile("scholarships.json", line));
  expect(error?.line).toBe(1);
  const printed = error ? report(error).split("\n") : [];
  for (const row of printed.slice(0, 6)) expect(row.length).toBeLessThan(140);
  const marks = printed.findIndex((row) => row.includes("^"));
  const mark = printed[marks]?.indexOf("^");
  expect(printed[marks - 1]?.indexOf('"deadLine"')).toBe(mark);
});

// The script, as editors and CI run it

/** `npm run check:data` on a copy of data/, with another text in place of one file. */
function check(change: Record<string, string>, env: NodeJS.ProcessEnv = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), "data-"));
  cpSync(dataFolder(), folder, { recursive: true });
  for (const [file, text] of Object.entries(change))
    writeFileSync(path.join(folder, file), text);
  const tsx = "node_modules/tsx/dist/cli.mjs";
  const ended = spawnSync(process.execPath, [tsx, "scripts/checkData.ts"], {
    encoding: "utf8",
    env: { ...process.env, CI: "true", DATA_FOLDER: folder, ...env },
  });
  rmSync(folder, { recursive: true });
  return ended;
}

test("without errors the script ends with 0, and says so last", () => {
  const { status, stdout, stderr } = check({});
  expect(stderr).toBe("");
  expect(stdout).toMatch(/\nNo errors, \d+ warnings? in data\/\.\n$/);
  expect(status).toBe(0);
});

test("with an error it ends with 1; errors come before warnings, a VS Code task finds both, and on GitHub the lines are marked", () => {
  const { status, stdout } = check(
    { "scholarships.json": SCHOLARSHIPS },
    { GITHUB_ACTIONS: "true" },
  );
  expect(status).toBe(1);
  expect(stdout).toMatch(/\n1 error in 1 file\.\n$/);
  const lines = stdout.split("\n");
  const { tasks } = JSON.parse(readFileSync(".vscode/tasks.json", "utf8")) as {
    tasks: {
      problemMatcher: { severity: string; pattern: { regexp: string } }[];
    }[];
  };
  const found = (severity: string) => {
    const matcher = tasks[0]?.problemMatcher.find(
      (matcher) => matcher.severity === severity,
    );
    const pattern = new RegExp(matcher?.pattern.regexp ?? "^$");
    return lines.flatMap((line, i) => (pattern.test(line) ? i : []));
  };
  expect(found("error")).toHaveLength(1);
  expect(found("warning").length).toBeGreaterThan(1);
  expect(Math.max(...found("error"))).toBeLessThan(
    Math.min(...found("warning")),
  );
  expect(stdout).toContain(
    '::error file=data/scholarships.json,line=9,col=5::entry 1 "Merit Award" > deadLine: unknown field. Fix: did you mean "deadline"?',
  );
  expect(stdout).toMatch(
    /^::warning file=data\/site\.json,line=\d+,col=\d+::/m,
  );
});
