// Specification: 8.4
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { temporaryFolder, writeFiles } from "./support/temporaryFolder";

// GitHub's workflows: what is published, after what. What npm test does there is npm test's own.

type Step = { id?: string; if?: string; uses?: string; run?: string };
type Job = {
  needs?: string[];
  if?: string;
  steps: Step[];
  permissions?: Record<string, string>;
  "continue-on-error"?: boolean;
};
type Workflow = { permissions: object; jobs: Record<string, Job> };

const WORKFLOW = ".github/workflows/site.yml";
const site = parse(readFileSync(WORKFLOW, "utf8")) as Workflow;
const { check, publish } = site.jobs;

/** Runs the step that asks whether Pages is switched on, as GitHub does. @param curl what stands in for curl */
function askPages(curl: string) {
  const message = '{\n"message": "no"\n}';
  const folder = temporaryFolder("workflow", { "pages.json": message });
  const output = path.join(folder, "output");
  writeFiles(folder, { curl: `#!/bin/sh\n${curl}\n` }, 0o755);
  const { run = "" } = check!.steps.find(({ id }) => id === "pages")!;
  const { status, stdout } = spawnSync("bash", ["-e", "-c", run], {
    encoding: "utf8",
    env: {
      PATH: `${folder}:${process.env.PATH}`,
      RUNNER_TEMP: folder,
      GITHUB_OUTPUT: output,
    },
  });
  const isOn = existsSync(output) && readFileSync(output, "utf8");
  return { status, stdout, isOn };
}

test.each([
  ["printf 200", 0, "is-on=true\n", /^$/],
  ["printf 404", 0, false, /^::notice::Nothing is published: .*\n$/],
  ["printf 500", 1, false, /^::error::.*: 500 \{ "message": "no" \}\n$/],
  ["printf 000; exit 6", 6, false, /^$/],
])(
  "GitHub answers whether Pages is switched on with %s: the step ends with %i",
  (curl, expected, isOn, says) => {
    const end = askPages(curl);
    expect(end).toMatchObject({ status: expected, isOn });
    expect(end.stdout).toMatch(says);
  },
);

test("main is published after every job that may fail the run, and no job but that one may publish", () => {
  const gates = Object.entries(site.jobs).filter(
    ([, job]) => job !== publish && !job["continue-on-error"],
  );
  expect(publish!.needs).toEqual(gates.map(([name]) => name));
  expect(publish!.if).toContain("github.ref == 'refs/heads/main' &&");
  for (const [, { steps }] of gates)
    expect(steps.filter(({ run }) => run === "npm test")).toHaveLength(1);
  const steps = check!.steps.map(({ run, uses }) => run ?? uses);
  expect(steps.indexOf("npm test")).toBeLessThan(
    steps.findIndex((step) => step?.startsWith("actions/upload-pages")),
  );
  expect(site.permissions).toEqual({ contents: "read" });
  const writing = Object.values(site.jobs).filter(({ permissions = {} }) =>
    Object.values(permissions).includes("write"),
  );
  expect(writing).toEqual([publish]);
});
