import { spawn } from "node:child_process";
import { once } from "node:events";
import * as fs from "node:fs";
import path from "node:path";
import { freePort } from "../support/send";
import { temporaryFolder } from "../support/temporaryFolder";

/** `npm run develop` of a test's own: a copy of the project, with the tests' content in data/. */
export type OwnDevelop = {
  port: number;
  printed(): string;
  save(file: string, content: object | string): void;
  stop(): Promise<void>;
};

/** What that command needs of the project; it must not build where another test reads. */
const COPIED =
  /^(src|plugins|static|scripts|gatsby-.*|package(-lock)?\.json|postcss\.config\.ts)$/;

export async function startDevelop(
  change: (project: string) => void,
): Promise<OwnDevelop> {
  const project = temporaryFolder("develop");
  for (const name of fs.readdirSync(".").filter((name) => COPIED.test(name)))
    fs.cpSync(name, path.join(project, name), { recursive: true });
  fs.cpSync("__tests__/data", path.join(project, "data"), { recursive: true });
  fs.symlinkSync(path.resolve("node_modules"), `${project}/node_modules`);
  change(project);

  const port = await freePort();
  const { NODE_ENV, DATA_FOLDER, ...env } = process.env;
  const develop = spawn(process.execPath, ["scripts/run.mjs", "develop"], {
    cwd: project,
    env: { ...env, PORT: String(port) },
  });
  // Of its processes the last one closes what it prints.
  const ended = once(develop, "close");
  let printed = "";
  for (const stream of [develop.stdout, develop.stderr])
    stream.on("data", (text) => void (printed += String(text)));
  return {
    port,
    printed: () => printed,
    save(file, content) {
      const text =
        typeof content === "string" ? content : JSON.stringify(content);
      fs.writeFileSync(path.join(project, "data", file), text);
    },
    async stop() {
      develop.kill();
      await ended;
      fs.rmSync(project, { recursive: true });
    },
  };
}

export const GUIDES_PAGE = "/visas";

/** A file that docs/add-a-page.md names, and the example that follows it. */
const EXAMPLE =
  /`((?:data|src)\/[\w./-]+\.\w+)`(?:(?!`(?:data|src)\/[\w./-]+\.\w+`|```)[^])*```\w+\n([^]*?)```/g;

/** Does in a project what docs/add-a-page.md says. */
export function addGuidesPage(project: string): void {
  const guide = fs.readFileSync("docs/add-a-page.md", "utf8");
  for (const [, file, shown] of guide.matchAll(EXAMPLE)) {
    const target = path.join(project, file!);
    const example = shown!.replace(/^ {3}/gm, "");
    if (fs.existsSync(target)) {
      // A line for the list of files.
      const text = fs.readFileSync(target, "utf8");
      const list = "export const contentFiles = {\n";
      fs.writeFileSync(target, text.replace(list, list + example));
    } else fs.writeFileSync(target, example);
  }
  const index = path.join(project, "src/content/model/index.ts");
  fs.appendFileSync(index, `export * from "./pages${GUIDES_PAGE}";\n`);
}
