import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import * as fs from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { pathError } from "../scripts/pathError.mjs";
import { temporaryFolder } from "./support/temporaryFolder";

// npm start, npm test and npm run build: what they need before Gatsby begins.

const folder = temporaryFolder("build");
afterAll(() => fs.rmSync(folder, { recursive: true }));

const { scripts } = JSON.parse(fs.readFileSync("package.json", "utf8"));

/** Makes the folder of a project. */
function projectIn(name: string): string {
  const project = path.join(folder, name);
  fs.mkdirSync(project);
  return project;
}

/** Runs a program of this project in another one. */
const run = (project: string, env: object, ...program: string[]) =>
  spawnSync(
    process.execPath,
    program.map((file) => path.resolve(file)),
    {
      cwd: project,
      encoding: "utf8",
      env: { ...process.env, ...env },
      timeout: 30_000,
    },
  );

/** Installs a project's packages where npm cannot be found. */
const install = (project: string) =>
  run(project, { PATH: "" }, "scripts/install.mjs");

test("npm start (which builds), npm test and npm run develop look first whether all is installed", () => {
  for (const script of ["pretest", "prebuild", "predevelop"])
    expect(scripts[script]).toMatch(/^node scripts\/install\.mjs/);
});

test("a folder in which Gatsby cannot build is named", () => {
  for (const character of "()[]{}!*?#%'\"`|<>:\\")
    expect(pathError(`/home/site ${character} 1/longitude`)).toContain(
      `the folder "site ${character} 1" has the character ${character} in its name`,
    );
  expect(pathError("/home/copy é नया & $;~+@,=^/longitude")).toBeUndefined();
  const { status, stderr } = install(projectIn("site (1)"));
  expect(status).toBe(1);
  expect(stderr).toContain('the folder "site (1)" has');
});

const WANTED = { version: "2.0.0" };

test.each([
  ["nothing is installed", undefined, WANTED, true],
  ["a package is missing", {}, WANTED, true],
  ["one has another version", { a: { version: "1.0.0" } }, WANTED, true],
  ["all are there", { a: WANTED }, WANTED, false],
  ["one is for other systems", {}, { ...WANTED, optional: true }, false],
  ["one is for their tests", {}, { ...WANTED, devOptional: true }, false],
])("where %s, packages are installed: %#", (what, installed, a, isDone) => {
  const project = projectIn(what);
  const write = (file: string, packages: object) =>
    fs.writeFileSync(path.join(project, file), JSON.stringify({ packages }));
  write("package-lock.json", { "": {}, a });
  fs.mkdirSync(path.join(project, "node_modules"));
  if (installed) write("node_modules/.package-lock.json", installed);
  const { status, stdout } = install(project);
  expect(stdout.includes("npm ci --include=dev")).toBe(isDone);
  expect(status !== 0).toBe(isDone);
});

test("with an error in data/ or a wrong address or path the last build stays", () => {
  expect(scripts.build).toMatch(/^tsx scripts\/clearBuild\.ts && /);
  const project = projectIn("copy é नया & $;~+@,=^");
  const data = path.join(project, "data");
  fs.cpSync("__tests__/data", data, { recursive: true });
  const site = fs.readFileSync("__tests__/data/site.json", "utf8");
  const save = (phone: string) =>
    fs.writeFileSync(
      path.join(data, "site.json"),
      site.replace(/(?<="phone": )".*"/, phone),
    );
  for (const built of ["public", ".cache"])
    fs.mkdirSync(path.join(project, built));
  const left = () => fs.readdirSync(project).sort();
  const clear = (env: object = {}) =>
    run(
      project,
      { DATA_FOLDER: data, ...env },
      "node_modules/tsx/dist/cli.mjs",
      "scripts/clearBuild.ts",
    );
  const fails = (env: object, ...says: string[]) => {
    const { status, stdout, stderr } = clear(env);
    for (const sentence of says) expect(stdout + stderr).toContain(sentence);
    expect(status).toBe(1);
    expect(left()).toEqual([".cache", "data", "public"]);
  };

  save('"call us"');
  fails({}, "phone: not valid", "1 error in 1 file. Nothing was built");
  save('"+91 98765 43210"');
  fails({ SITE_URL: "foo" }, "SITE_URL is");
  fails({ PATH_PREFIX: "foo" }, "PATH_PREFIX");

  expect(clear({ SAME_CODE: "true" })).toMatchObject({ status: 0, stderr: "" });
  expect(left()).toEqual([".cache", "data"]);
  // What is cached has the path of the last build in it.
  for (const env of [{}, { SAME_CODE: "true", PATH_PREFIX: "/below" }]) {
    fs.mkdirSync(path.join(project, ".cache"), { recursive: true });
    clear(env);
    expect(left()).toEqual(["data"]);
  }
});

test("npm run serve takes another port where its own is taken, but not for one that PORT names", async () => {
  const project = projectIn("serve");
  fs.mkdirSync(path.join(project, "public"));
  for (const file of ["_headers", "404.html"])
    fs.writeFileSync(path.join(project, "public", file), "");
  const manifest = path.join(project, "public/manifest.webmanifest");
  fs.writeFileSync(manifest, '{"start_url":"/"}');
  const other = createServer().listen(9000, "127.0.0.1");
  // Where the port is taken already, that will do.
  await once(other, "listening").catch(() => {});
  const program = ["node_modules/tsx/dist/cli.mjs", "scripts/serve.ts"];
  const named = run(project, { PORT: "9000" }, ...program);
  expect(named.stderr).toContain("EADDRINUSE");
  expect(named.status).toBe(1);
  const server = spawn(
    process.execPath,
    program.map((file) => path.resolve(file)),
    { cwd: project, timeout: 30_000 },
  );
  const [line] = await once(server.stdout, "data");
  expect(String(line)).toMatch(/ http:\/\/localhost:(?!9000)\d+\n$/);
  server.kill();
  other.close();
});

test("git leaves line ends and pictures as they are, whatever it is told", () => {
  const git = ["check-attr", "-a", "--", "a.ts", "a.webp"];
  const { stdout } = spawnSync("git", git, { encoding: "utf8" });
  expect(stdout).toContain("a.ts: eol: lf");
  expect(stdout).toContain("a.webp: text: unset");
});

test("Gatsby keeps its settings in the project, and one file of tests can be named behind unit and built", () => {
  // Not every home folder can be written.
  expect(scripts.gatsby).toContain("XDG_CONFIG_HOME=node_modules/.cache");
  for (const command of [scripts.build, scripts.develop])
    expect(command).toContain("npm run gatsby -- ");
  // Jest takes all that follows for names of projects.
  for (const command of [scripts.unit, scripts.built])
    expect(command).toMatch(/ --selectProjects [a-z ]+ --$/);
});
