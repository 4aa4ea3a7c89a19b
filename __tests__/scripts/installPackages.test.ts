/** @jest-environment node */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../scripts/temporaryFolder";

// installPackages.mjs runs in plain Node, before Jest is installed; so it does here, and in projects of its own.

const LOCK = {
  packages: {
    "": { version: "1.0.0" },
    "node_modules/gatsby": { version: "5.16.1" },
    "node_modules/for-macs-only": { version: "1.0.0", optional: true },
  },
};

/** Stands in for npm: writes down what it was asked, and installs what LOCK names for this system. */
const NPM = `
  const { mkdirSync, readFileSync, writeFileSync } = require("node:fs");
  const [,, ...asked] = process.argv;
  process.chdir(__dirname);
  writeFileSync("asked.txt", asked.join(" "));
  if (process.env.NPM_FAILS) {
    console.error("npm error: no such registry");
    process.exit(7);
  }
  const name = "node_modules/gatsby";
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  mkdirSync(name, { recursive: true });
  writeFileSync(name + "/package.json", "{}");
  writeFileSync(
    "node_modules/.package-lock.json",
    JSON.stringify({ packages: { [name]: packages[name] } }),
  );`;

const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true })));

/** A bare clone: our scripts, a package.json, a lockfile, no packages. */
function clone() {
  const folder = temporaryFolder("packages");
  made.push(folder);
  mkdirSync(path.join(folder, "scripts"));
  for (const name of ["installPackages.mjs", "run.mjs"])
    cpSync(path.resolve("scripts", name), path.join(folder, "scripts", name));
  const file = (name: string) => path.join(folder, name);
  const write = (name: string, value: unknown) =>
    writeFileSync(file(name), JSON.stringify(value));
  write("package-lock.json", LOCK);
  writeFileSync(file("npm.js"), NPM);
  return {
    write,
    remove: (name: string) => rmSync(file(name), { recursive: true }),
    asked: () => readFileSync(file("asked.txt"), "utf8"),
    run(environment: Record<string, string> = {}) {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [file("scripts/installPackages.mjs")],
        {
          encoding: "utf8",
          env: { ...process.env, npm_execpath: file("npm.js"), ...environment },
        },
      );
      return { status, stdout, stderr };
    },
  };
}

const INSTALLS = {
  status: 0,
  stdout: "Installing packages (about 2 minutes)…\n",
  stderr: "",
};
const IS_SILENT = { status: 0, stdout: "", stderr: "" };

test("packages are installed in a bare clone, when the lockfile names another version, and when one is missing, once", () => {
  const project = clone();
  const isInstalled = () => {
    expect(project.run()).toEqual(INSTALLS);
    expect(project.run()).toEqual(IS_SILENT);
  };
  isInstalled();
  expect(project.asked()).toMatch(/^ci --include=dev/);
  const gatsby = { version: "5.17.0" };
  project.write("package-lock.json", {
    packages: { ...LOCK.packages, "node_modules/gatsby": gatsby },
  });
  isInstalled();
  project.remove("node_modules/gatsby");
  isInstalled();
});

test("when npm fails, its error is shown", () => {
  const { status, stderr } = clone().run({ NPM_FAILS: "yes" });
  expect(status).toBe(1);
  expect(stderr).toContain("npm error: no such registry");
  expect(stderr).toContain("npm ci ended with exit code 7");
});
