// Specification: 8.4
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import * as fs from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { chooseAddress, urlOf } from "../scripts/hostAndPort.mjs";
import { isInstalled, pathError } from "../scripts/install.mjs";
import { temporaryFolder, writeFiles } from "./support/temporaryFolder";

// npm start, npm test and npm run build: what they need before Gatsby begins, and what they leave behind.

const folder = temporaryFolder("build");

const { scripts } = JSON.parse(fs.readFileSync("package.json", "utf8"));

/** What npm writes where it has installed nothing, because nothing is wanted. */
const INSTALLED = {
  "package-lock.json": '{"packages":{}}',
  "node_modules/.package-lock.json": '{"packages":{}}',
};

const LAYERS =
  "browser build build:tests built check:data check:site forms:visit lint smoke types unit".split(
    " ",
  );

type Files = Record<string, string>;

/** Makes the folder of a project in which all is installed, with a program in place of Gatsby, and with these files. */
function projectIn(name: string, gatsby = "", files: Files = {}) {
  const project = path.join(folder, name);
  const program = { "node_modules/gatsby/cli.js": gatsby };
  writeFiles(project, { ...INSTALLED, ...program, ...files });
  const tsx = path.join(project, "node_modules/tsx");
  fs.symlinkSync(path.resolve("node_modules/tsx"), tsx);
  return project;
}

function start(project: string, args: string[], env: object = {}) {
  const run = path.resolve("scripts/run.mjs");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [run, ...args],
    {
      cwd: project,
      env: { ...process.env, NODE_OPTIONS: "", ...env },
      encoding: "utf8",
    },
  );
  return { status, text: stdout + stderr };
}

test("no script relies on one before or after it; one file can be named behind unit, built and browser", () => {
  // Some settings of npm leave these out.
  for (const name of Object.keys(scripts))
    expect(scripts[name.replace(/^(pre|post)/, "")]).toBe(scripts[name]);
  for (const command of "start test build develop edit".split(" "))
    expect(scripts[command]).toBe(`node scripts/run.mjs ${command}`);
  // Jest and Playwright take all that follows for names of projects.
  for (const command of [scripts.unit, scripts.built])
    expect(command).toMatch(/ --selectProjects [a-z ]+ --$/);
  expect(scripts.browser).toMatch(/ --project=\w+$/);
});

test("a command that does not exist is named", () => {
  const { status, text } = start(projectIn("none"), ["biuld"]);
  expect(status).toBe(1);
  expect(text).toMatch(/^"biuld" is no command; start, build, .* are\.\n$/);
});

test("a folder in which Gatsby cannot build is named", () => {
  for (const character of "()[]{}!*?#%'\"`|<>:\\")
    expect(pathError(`/home/site ${character} 1/longitude`)).toContain(
      `the folder "site ${character} 1" has the character ${character} in its name`,
    );
  expect(pathError("/home/copy é नया & $;~+@,=^/longitude")).toBe("");
  const { status, text } = start(projectIn("site (1)"), ["build"]);
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
    ...(installed && { "node_modules/.package-lock.json": lock(installed) }),
  });
  expect(isInstalled(project)).toBe(isDone);
});

test("packages are installed whatever NODE_ENV, npm's settings and a package above say", () => {
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
  start(project, ["develop"], settings);
  expect(fs.readdirSync(path.join(project, "node_modules"))).toContain("local");
});

/** In place of Gatsby: writes a page, says what it was told, and ends as STATUS says. */
const GATSBY = `
  const fs = require("node:fs");
  fs.mkdirSync("public");
  fs.writeFileSync("public/index.html", process.argv.slice(2).join(" "));
  process.exitCode = Number(process.env.STATUS);`;

test("a build that fails leaves no site, and says so; arguments reach Gatsby", () => {
  const project = projectIn("copy é नया & $;~+@,=^", GATSBY, {
    // In place of the check of data/, which takes its time.
    "scripts/checkData.ts": "process.exitCode = Number(process.env.WRONG);",
  });
  const site = path.join(project, "public/index.html");
  const build = (env: object) =>
    start(project, ["build", "--verbose"], { WRONG: "0", STATUS: "0", ...env });
  for (const env of [{ WRONG: "1" }, { STATUS: "1" }]) {
    expect(build({})).toEqual({ status: 0, text: "" });
    expect(fs.readFileSync(site, "utf8")).toBe(
      "build --prefix-paths --verbose",
    );
    const { status, text } = build(env);
    expect(status).toBe(1);
    expect(text).toMatch(/ ended: 1\. There is no site in public\/ now\.\n$/);
    expect(fs.existsSync(site)).toBe(false);
  }
});

test("npm test runs every layer to its end, and its last line names those that failed", () => {
  const project = projectIn("layers");
  writeFiles(path.join(project, "forms"), INSTALLED);
  const test = (failing: string[]) => {
    const all = LAYERS.map((name) => [
      name,
      `echo ran ${name} && exit ${failing.includes(name) ? 2 : 0}`,
    ]);
    const scripts = Object.fromEntries(all);
    writeFiles(project, { "package.json": JSON.stringify({ scripts }) });
    const env = { CHROMIUM_PATH: "/opt/chromium" };
    const { status, text } = start(project, ["test"], env);
    const ran = [...text.matchAll(/^ran (\S+)/gm)].map(([, name]) => name);
    return { status, last: text.trim().split("\n").at(-1), ran: ran.sort() };
  };
  const passed = test([]);
  expect(passed).toEqual({
    status: 0,
    last: "npm test: all passed.",
    ran: LAYERS,
  });
  expect(test(["unit", "build", "smoke"])).toEqual({
    status: 1,
    last: "npm test failed, see above: unit, build, smoke.",
    ran: LAYERS,
  });
});

test("an address at which nobody can listen is named at once, and one that is free is taken", async () => {
  const project = projectIn("address");
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  for (const [command, args, env, sentence] of [
    ["start", [], { PORT: "abc" }, "Nobody can listen at .* PORT=abc "],
    ["start", ["--port=99999"], {}, "Nobody can listen at .* PORT=99999 "],
    ["start", [], { HOST: "no.such.invalid" }, "Nobody .* HOST=no.such.inv"],
    ["start", ["--prot", "9001"], {}, "Unknown option '--prot'"],
    ["start", [], { PORT: port, HOST: "127.0.0.1" }, `Port ${port} is taken`],
  ] as const) {
    // Another process has to find the port taken.
    const { status, text } = start(project, [command, ...args], env);
    expect(text).toMatch(RegExp(`^${sentence}.*\n$`));
    expect(status).toBe(1);
  }
  other.close();
  await once(other, "close");
  const usual = { host: "127.0.0.1", port };
  await expect(chooseAddress(usual, [])).resolves.toEqual(usual);

  expect(urlOf("::1", 9521)).toBe("http://[::1]:9521");
  for (const host of ["127.0.0.1", "0.0.0.0", "::"])
    expect(urlOf(host, 80)).toBe("http://localhost:80");
});

test("git keeps LF line ends and does not convert pictures", () => {
  const git = ["check-attr", "-a", "--", "a.ts", "a.webp"];
  const { stdout } = spawnSync("git", git, { encoding: "utf8" });
  expect(stdout).toContain("a.ts: eol: lf");
  expect(stdout).toContain("a.webp: text: unset");
});
