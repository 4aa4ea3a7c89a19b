import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

/**
 * The folder of a package that a measurement needs and nothing else does. It is installed when first asked for, outside
 * the project: everybody else's npm install stays small.
 * @param name as npm writes it
 * @param version exactly, so that measurements can be compared
 * @throws Error when npm cannot fetch it
 */
export function tool(name: string, version: string): string {
  const home = path.join(
    os.tmpdir(),
    "longitude-tools",
    `${name.replace("/", "-")}-${version}`,
  );
  const folder = path.join(home, "node_modules", name);
  if (!existsSync(folder)) {
    console.log(`Fetching ${name} ${version}…`);
    mkdirSync(home, { recursive: true });
    writeFileSync(path.join(home, "package.json"), "{}");
    const { status } = spawnSync(
      "npm",
      // Their install scripts fetch what is not needed here.
      ["install", "--ignore-scripts", "--no-audit", `${name}@${version}`],
      { cwd: home, stdio: "ignore", shell: process.platform === "win32" },
    );
    if (status !== 0) throw new Error(`npm cannot fetch ${name}@${version}.`);
  }
  return folder;
}

/** A module of such a package: its main one, or one of its files. */
export async function importTool<Module>(
  folder: string,
  file?: string,
): Promise<Module> {
  const { resolve } = createRequire(path.join(folder, "package.json"));
  const place = file ? path.join(folder, file) : resolve(folder);
  return (await import(pathToFileURL(place).href)) as Module;
}
