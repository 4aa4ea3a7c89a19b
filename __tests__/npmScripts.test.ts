import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import path from "node:path";
import { temporaryFolder } from "./support/temporaryFolder";

// npm start, npm test and npm run build: what they need before Gatsby begins.

const root = process.cwd();
const folder = temporaryFolder("build");
afterAll(() => fs.rmSync(folder, { recursive: true }));

const run = (cwd: string, script: string, env: NodeJS.ProcessEnv = {}) =>
  spawnSync(`npm run --silent ${script}`, {
    cwd,
    shell: true,
    encoding: "utf8",
    env: { ...process.env, ...env },
  });

/** A project with the scripts of this one, in which Gatsby does nothing. */
function projectIn(name: string): string {
  const project = path.join(folder, name);
  fs.mkdirSync(path.join(project, "node_modules"), { recursive: true });
  fs.cpSync("scripts", path.join(project, "scripts"), { recursive: true });
  const { scripts } = JSON.parse(fs.readFileSync("package.json", "utf8"));
  const build = scripts.build.replace(/&& cross-env .*/, "&& echo built");
  const file = (name: string, json: object) =>
    fs.writeFileSync(path.join(project, name), JSON.stringify(json));
  file("package.json", { scripts: { ...scripts, build } });
  file("package-lock.json", { packages: {} });
  file("node_modules/.package-lock.json", { packages: {} });
  return project;
}

test.each([..."()[]{}!*?#%'\"`|<>:"])(
  "below a folder with %s in its name npm start, npm test and npm run build end with its name",
  (character) => {
    const name = `site ${character} 1`;
    const project = projectIn(name);
    const install = spawnSync(process.execPath, ["scripts/install.mjs"], {
      cwd: project,
      encoding: "utf8",
    });
    expect(install.status).toBe(1);
    expect(install.stderr).toContain(
      `the folder "${name}" has the character ${character} in its name`,
    );
    const { scripts } = JSON.parse(
      fs.readFileSync(path.join(project, "package.json"), "utf8"),
    );
    for (const script of ["prestart", "pretest", "prebuild", "predevelop"])
      expect(scripts[script]).toMatch(/^node scripts\/install\.mjs/);
  },
);

const SITE = path.join("__tests__", "data", "site.json");

test("with an error in data/ or a wrong address or path the last build stays", () => {
  const project = projectIn("copy é नया & $;~+@,=^");
  for (const name of ["src", "node_modules/tsx", "node_modules/.bin"]) {
    const link = path.join(project, name);
    if (!fs.existsSync(link))
      fs.symlinkSync(path.join(root, name), link, "junction");
  }
  fs.cpSync("__tests__/data", path.join(project, "__tests__/data"), {
    recursive: true,
  });
  const page = path.join(project, "public/index.html");
  fs.mkdirSync(path.dirname(page), { recursive: true });
  fs.writeFileSync(page, "the last build");
  const text = fs.readFileSync(SITE, "utf8");
  const save = (phone: string) =>
    fs.writeFileSync(
      path.join(project, SITE),
      text.replace(/(?<="phone": )".*"/, phone),
    );
  const fails = (env: NodeJS.ProcessEnv, says: string) => {
    const failed = run(project, "build", env);
    expect(failed.stderr).toContain(says);
    expect(failed.status).not.toBe(0);
    expect(failed.stdout).not.toContain("built");
    expect(fs.readFileSync(page, "utf8")).toBe("the last build");
  };

  save('"call us"');
  fails({}, "1 error in 1 file.");
  save('"+91 98765 43210"');
  fails({ SITE_URL: "foo" }, "SITE_URL is");
  fails({ PATH_PREFIX: "foo" }, "PATH_PREFIX");

  const built = run(project, "build");
  expect(built.stderr).toBe("");
  expect(built.stdout).toContain("built");
  expect(fs.existsSync(page)).toBe(false);
});

test("git leaves line ends and pictures as they are, whatever it is told", () => {
  const git = (cwd: string, ...args: string[]) =>
    spawnSync("git", ["-c", "core.autocrlf=true", ...args], { cwd });
  const origin = path.join(folder, "origin");
  fs.mkdirSync(origin);
  fs.cpSync(".gitattributes", path.join(origin, ".gitattributes"));
  const files = { "a.ts": "a\nb\n", "a.json": "{\n}\n", "a.webp": "a\r\n\0" };
  for (const [name, bytes] of Object.entries(files))
    fs.writeFileSync(path.join(origin, name), bytes);
  git(origin, "init", "-q");
  git(origin, "add", "-A");
  const author = ["-c", "user.name=a", "-c", "user.email=a@b.example"];
  git(origin, ...author, "commit", "-qm", "a");
  git(folder, "clone", "-q", "-c", "core.autocrlf=true", "origin", "clone");
  for (const [name, bytes] of Object.entries(files))
    expect(fs.readFileSync(path.join(folder, "clone", name), "utf8")).toBe(
      bytes,
    );
});

test("Gatsby keeps its settings in the project, and one file of tests can be named behind unit and built", () => {
  const { scripts } = JSON.parse(fs.readFileSync("package.json", "utf8"));
  // Not every home folder can be written.
  for (const command of [scripts.build, scripts.develop])
    expect(command).toMatch(
      /cross-env XDG_CONFIG_HOME=node_modules\/\.cache .*gatsby/,
    );
  // Jest takes all that follows for names of projects.
  for (const command of [scripts.unit, scripts.built])
    expect(command).toMatch(/ --selectProjects [a-z ]+ --$/);
});
