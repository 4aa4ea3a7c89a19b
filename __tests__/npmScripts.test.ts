import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import * as fs from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { isInstalled } from "../scripts/install.mjs";
import { pathError } from "../scripts/pathError.mjs";
import { freeAddress, urlOf } from "../scripts/hostAndPort.mjs";
import Failures from "./support/failures";
import { temporaryFolder, writeFiles } from "./support/temporaryFolder";

// npm start, npm test and npm run build: what they need before Gatsby begins, and what they leave behind.

const folder = temporaryFolder("build");
const started: ChildProcess[] = [];
afterEach(() => started.splice(0).forEach((child) => child.kill("SIGKILL")));

const { scripts } = JSON.parse(fs.readFileSync("package.json", "utf8"));

/** What npm writes where it has installed nothing, because nothing is wanted. */
const INSTALLED = {
  "package-lock.json": '{"packages":{}}',
  "node_modules/.package-lock.json": '{"packages":{}}',
};

type Files = Record<string, string>;

/** Makes the folder of a project in which all is installed, with a program in place of Gatsby, and with these files. */
function projectIn(name: string, gatsby = "", files: Files = {}) {
  const project = path.join(folder, name);
  writeFiles(project, { ...INSTALLED, ...files });
  const program = `#!/bin/sh\n${gatsby}\n`;
  writeFiles(project, { "node_modules/.bin/gatsby": program }, 0o755);
  for (const linked of ["scripts", "node_modules/tsx"])
    if (!fs.existsSync(path.join(project, linked)))
      fs.symlinkSync(path.resolve(linked), path.join(project, linked));
  return project;
}

/** Starts a command as its script in package.json does. @param shell as npm does: of a signal only a shell hears */
function start(
  project: string,
  command: string,
  env: object = {},
  shell = false,
) {
  const run = [path.resolve("scripts/run.mjs"), command];
  const child = spawn(
    shell
      ? `"${process.execPath}" "${run.join('" "')}"; true`
      : process.execPath,
    shell ? [] : run,
    { cwd: project, env: { ...process.env, ...env }, shell, detached: shell },
  );
  started.push(child);
  const printed = { text: "" };
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data) => (printed.text += data));
  // Its output ends with the last process that may write there.
  const ended = once(child, "close").then(([status]) => ({
    status,
    text: printed.text,
  }));
  return { child, printed, ended };
}

/** Waits until something is so. */
async function until(isSo: () => unknown) {
  while (!isSo()) await new Promise((done) => setTimeout(done, 20));
}

test("no command relies on scripts before or after it, which some settings of npm leave out; one file can be named behind unit and built", () => {
  for (const name of Object.keys(scripts))
    expect(scripts[name.replace(/^(pre|post)/, "")]).toBe(scripts[name]);
  for (const command of "start test build develop edit serve types".split(" "))
    expect(scripts[command]).toBe(`node scripts/run.mjs ${command}`);
  // Jest takes all that follows for names of projects.
  for (const command of [scripts.unit, scripts.built])
    expect(command).toMatch(/ --selectProjects [a-z ]+ --$/);
});

test("a folder in which Gatsby cannot build is named", async () => {
  for (const character of "()[]{}!*?#%'\"`|<>:\\")
    expect(pathError(`/home/site ${character} 1/longitude`)).toContain(
      `the folder "site ${character} 1" has the character ${character} in its name`,
    );
  expect(pathError("/home/copy é नया & $;~+@,=^/longitude")).toBeUndefined();
  const { status, text } = await start(projectIn("site (1)"), "build").ended;
  expect(status).toBe(1);
  expect(text).toContain('the folder "site (1)" has');
});

const WANTED = { version: "2.0.0" };

test.each`
  what                        | installed                                 | wanted                              | isDone
  ${"nothing is installed"}   | ${undefined}                              | ${WANTED}                           | ${false}
  ${"a package is missing"}   | ${{}}                                     | ${WANTED}                           | ${false}
  ${"another version is"}     | ${{ "node_modules/a": { version: "1" } }} | ${WANTED}                           | ${false}
  ${"all are there"}          | ${{ "node_modules/a": WANTED }}           | ${WANTED}                           | ${true}
  ${"one is for others"}      | ${{}}                                     | ${{ ...WANTED, optional: true }}    | ${true}
  ${"one is for their tests"} | ${{}}                                     | ${{ ...WANTED, devOptional: true }} | ${true}
`("$what: $isDone", ({ what, installed, wanted, isDone }) => {
  const project = path.join(folder, what);
  const name = "node_modules/a";
  const lock = (packages: object) => JSON.stringify({ packages });
  writeFiles(project, {
    "package-lock.json": lock({ "": {}, [name]: wanted }),
    [`${name}/package.json`]: "{}",
    ...(installed && { "node_modules/.package-lock.json": lock(installed) }),
  });
  expect(isInstalled(project)).toBe(isDone);
  fs.rmSync(path.join(project, name), { recursive: true });
  // Its folder is gone, whatever npm wrote down.
  if (what === "all are there") expect(isInstalled(project)).toBe(false);
});

test("packages are installed whatever NODE_ENV, npm's settings and a package above the project say", async () => {
  const above = path.join(folder, "above");
  const version = "1.0.0";
  const site = { name: "site", devDependencies: { local: "file:local" } };
  const lock = {
    lockfileVersion: 3,
    packages: {
      "": site,
      local: { version, dev: true },
      "node_modules/local": { resolved: "local", link: true },
    },
  };
  writeFiles(above, {
    "package.json": '{ "workspaces": ["site"] }',
    "site/local/package.json": JSON.stringify({ name: "local", version }),
    "site/package.json": JSON.stringify(site),
    "site/package-lock.json": JSON.stringify(lock),
  });
  const project = path.join(above, "site");
  const settings = { NODE_ENV: "production", npm_config_omit: "dev" };
  await start(project, "types", settings).ended;
  expect(fs.readdirSync(path.join(project, "node_modules"))).toContain("local");
});

test("a build that fails, for whatever reason, leaves the last one; so does one that is ended, with all that it started", async () => {
  const project = projectIn(
    "copy é नया & $;~+@,=^",
    'mkdir -p public .cache; echo new > public/index.html; [ -z "$HANG" ] || { sleep 1000 & echo $! > started; wait; }; exit $STATUS',
    {
      "public/index.html": "last",
      // In place of the check of data/, which takes its time.
      "scripts/checkData.ts":
        "process.exitCode = Number(process.env.WRONG ?? 0);",
    },
  );
  const page = path.join(project, "public/index.html");
  const build = (env: object) =>
    start(project, "build", { STATUS: "1", ...env });
  const expectLast = () => {
    expect(fs.readFileSync(page, "utf8")).toBe("last");
    const left = fs.readdirSync(project).join(" ");
    expect(left).not.toMatch(/public\S|\.cache/);
  };

  for (const [env, sentence] of [
    [{ WRONG: "1" }, "check failed. Nothing was built"],
    [{}, "build failed. Nothing was built, and public/ is as it was."],
  ] as const) {
    const text = expect.stringContaining(sentence);
    expect(await build(env).ended).toMatchObject({ status: 1, text });
    expectLast();
  }

  const file = path.join(project, "started");
  const { child, ended } = build({ HANG: "yes" });
  await until(() => fs.existsSync(file) && fs.readFileSync(file, "utf8"));
  const pid = Number(fs.readFileSync(file, "utf8"));
  fs.rmSync(file);
  for (const { ended } of [build({}), start(project, "develop")])
    expect((await ended).text).toContain("A build is at work in this folder");
  child.kill();
  expect((await ended).status).toBe(143);
  // Gone, or dead and not yet forgotten.
  const { stdout } = spawnSync("ps", ["-o", "stat=", "-p", `${pid}`]);
  expect(String(stdout)).toMatch(/^(Z.*)?$/m);
  expectLast();

  expect(await build({ STATUS: "0" }).ended).toMatchObject({ status: 0 });
  expect(fs.readFileSync(page, "utf8")).toBe("new\n");
});

test("npm test runs every layer that can run, and its last lines name each test that failed, with its message", async () => {
  const layers = Object.keys(scripts).filter((name) => name !== "test");
  const passing = layers.map((name) => [name, `echo ran >> ran-${name}`]);
  // In place of what looks for Chromium, which takes its time.
  const project = projectIn("layers", "", { "scripts/installChromium.ts": "" });
  writeFiles(path.join(project, "forms"), INSTALLED);
  const save = (failing: object) => {
    const all = { ...Object.fromEntries(passing), ...failing };
    writeFiles(project, { "package.json": JSON.stringify({ scripts: all }) });
  };
  save({});
  expect(await start(project, "test").ended).toMatchObject({
    status: 0,
    text: expect.stringMatching(/\nnpm test: all passed, in \d+ s\.\n$/),
  });
  const ran = () => fs.readdirSync(project).filter((name) => /^ran/.test(name));
  const all = ran();
  expect(all).toHaveLength(11);
  for (const name of all) fs.rmSync(path.join(project, name));

  const failure = "clock.test.ts › strikes\n    Expected: 12";
  save({
    unit: `printf '${failure}\n' > $TEST_FAILURES; echo a stack; exit 1`,
    lint: "echo src/a.ts is not formatted; exit 2",
    build: "exit 1",
  });
  const { status, text } = await start(project, "test").ended;
  expect(status).toBe(1);
  const last = text.slice(text.indexOf("\n\n✗"));
  for (const sentence of [
    `✗ unit\n${failure}\n`,
    "✗ lint\nsrc/a.ts is not formatted\n",
    "✗ build\n",
    "- smoke did not run: it needs build\n",
    "- check:site did not run: it needs build\n",
  ])
    expect(last).toContain(sentence);
  expect(text).not.toContain("a stack");
  const skipped = ["unit", "lint", "build", "check:site", "smoke"];
  const failed = skipped.map((name) => `ran-${name}`);
  expect(ran()).toEqual(all.filter((name) => !failed.includes(name)));
  const log = path.join(project, "test-results/logs/unit.log");
  expect(fs.readFileSync(log, "utf8")).toBe("a stack\n");
});

/** What Jest and Playwright tell a reporter of a test that failed, and what it writes. */
const REPORTS: [string, (reporter: Failures) => void, string][] = [
  [
    "Jest's",
    (reporter) => {
      const failed = ["\x1b[31mError: no\x1b[39m\n\n1\n    at e (f.ts)"];
      reporter.onTestResult(null, {
        testExecError: undefined,
        testFilePath: path.resolve("__tests__/a.test.ts"),
        testResults: [
          { status: "passed", fullName: "b", failureMessages: [] },
          { status: "failed", fullName: "c d", failureMessages: failed },
        ],
      });
    },
    "a.test.ts › c d\n    Error: no\n    1\n",
  ],
  [
    "Playwright's",
    (reporter) => {
      for (const outcome of ["expected", "unexpected", "skipped"])
        reporter.onTestEnd(
          { outcome: () => outcome, titlePath: () => ["", "chromium", "a"] },
          { errors: [{ message: "Error: no" }] },
        );
    },
    "chromium › a\n    Error: no\n",
  ],
];

test.each(REPORTS)(
  "of %s tests those that failed are written down",
  (_, report, expected) => {
    const file = path.join(temporaryFolder("failures"), "failures");
    jest.replaceProperty(process, "env", {
      ...process.env,
      TEST_FAILURES: file,
    });
    report(new Failures());
    jest.restoreAllMocks();
    expect(fs.readFileSync(file, "utf8")).toBe(expected);
  },
);

test("an address at which nobody can listen is named at once; a port that is taken is left, unless PORT names it", async () => {
  const project = projectIn("address", "exit 1");
  for (const [env, sentence] of [
    [{ PORT: "abc" }, "PORT is abc, which is no port"],
    [{ PORT: "99999" }, "PORT is 99999, which is no port"],
    [{ HOST: "no.such.name.invalid" }, "HOST is no.such.name.invalid"],
  ] as const) {
    const { status, text } = await start(project, "start", env).ended;
    expect(text).toMatch(RegExp(`^${sentence}.*\n$`));
    expect(status).toBe(1);
  }

  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  const say = jest.spyOn(console, "log").mockReturnValue();
  const free = await freeAddress(port, { host: "127.0.0.1" });
  expect(free.port).not.toBe(port);
  expect(say).toHaveBeenCalledWith(expect.stringContaining("PORT="));
  say.mockRestore();
  const fixed = freeAddress(port, { host: "127.0.0.1", isFixed: true });
  await expect(fixed).rejects.toThrow(`Port ${port} is taken`);
  other.close();

  expect(urlOf("::1", 9521)).toBe("http://[::1]:9521");
  for (const host of ["127.0.0.1", "0.0.0.0", "::"])
    expect(urlOf(host, 80)).toBe("http://localhost:80");
});

test("the server ends when npm is asked to, of which only a shell hears", async () => {
  const site = { "manifest.webmanifest": '{"start_url":"/"}' };
  const empty = { _headers: "", _redirects: "", "404.html": "" };
  const project = projectIn("serve");
  writeFiles(path.join(project, "public"), { ...site, ...empty });
  const env = { PORT: "0", npm_lifecycle_event: "serve" };
  const { child, printed, ended } = start(project, "serve", env, true);
  // Also where it ends without an address.
  await until(() => printed.text.includes("\n") || child.exitCode !== null);
  expect(printed.text).toMatch(/^http:\/\/localhost:\d+\n$/);
  child.kill();
  await ended;
  await expect(fetch(printed.text.trim())).rejects.toThrow();
});

test("what a command runs has time to tidy up when all of a terminal's processes are asked to end, npm among them", async () => {
  const tidy = "trap 'sleep 1; echo tidied; exit' TERM; echo started";
  const project = projectIn("tidy", `${tidy}; sleep 1000 & wait`);
  const env = { npm_lifecycle_event: "develop" };
  const { child, printed, ended } = start(project, "develop", env, true);
  await until(
    () => printed.text.includes("started") || child.exitCode !== null,
  );
  process.kill(-child.pid!, "SIGTERM");
  expect((await ended).text).toContain("tidied");
});

test("each tool that looks for its settings in the folders above finds the project's own first", () => {
  const text = (file: string) => fs.readFileSync(file, "utf8");
  const files =
    ".prettierrc eslint.config.mjs stylelint.config.mjs postcss.config.js jest.config.js tsconfig.json package-lock.json";
  for (const file of files.split(" ")) expect(fs.existsSync(file)).toBe(true);
  expect(text(".editorconfig")).toMatch(/^root = true$/m);
  expect(text(".htmlvalidate.mjs")).toContain("root: true");
  const { browserslist } = JSON.parse(text("package.json"));
  expect(browserslist).toContain("firefox >= 115");
  // Else every package called @types in any folder above is read.
  expect(text("tsconfig.json")).toContain('"types": [');
});

test("git leaves line ends and pictures as they are, whatever it is told", () => {
  const git = ["check-attr", "-a", "--", "a.ts", "a.webp"];
  const { stdout } = spawnSync("git", git, { encoding: "utf8" });
  expect(stdout).toContain("a.ts: eol: lf");
  expect(stdout).toContain("a.webp: text: unset");
});
