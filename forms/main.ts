/** npm run edit serves the forms on this computer; npm run forms writes them for a static host. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chooseAddress, urlOf } from "../scripts/hostAndPort.mjs";
import { listen } from "../scripts/siteServer";
import { readIfValid } from "../src/content/dataFolder";
import { siteAddress } from "../src/content/siteAddress";
import { buildForms } from "./build";
import { createFormsServer } from "./serve";

/** Always the same, because browsers keep drafts and the folder that was picked for this address alone. */
const DEFAULT_PORT = 8001;

/** Where npm run develop shows the pages. */
const DEVELOP = "http://localhost:8000";

/** Serves the forms of a project on PORT until the process ends. */
async function edit(project: string) {
  const usual = { host: "127.0.0.1", port: DEFAULT_PORT };
  const { port } = await chooseAddress(usual, process.argv.slice(3));
  const folder = mkdtempSync(path.join(tmpdir(), "longitude-forms-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => process.exit());
  const repository = repositoryOf(project) ?? `local/${path.basename(project)}`;
  await buildForms(folder, { repository, siteUrl: DEVELOP });
  const actual = await listen(createFormsServer(folder, project), port);
  console.log(
    `See the pages while you write: npm run develop, then ${DEVELOP}. The forms are at`,
  );
  console.log(urlOf(usual.host, actual));
}

/** Writes the forms of a project into forms/public. */
async function write(project: string) {
  const repository = repositoryOf(project);
  if (!repository)
    throw new Error(
      "Which repository? Set GITHUB_REPOSITORY, such as owner/name.",
    );
  const siteUrl = siteAddress(readIfValid("site.json")?.url);
  const folder = "forms/public";
  await buildForms(path.join(project, folder), { repository, siteUrl });
  console.log(`The forms for ${repository} are in ${folder}/`);
}

/** "owner/name" on GitHub: as GitHub's workflows call it, else where `origin` leads. */
function repositoryOf(project: string): string | undefined {
  const { GITHUB_REPOSITORY } = process.env;
  if (GITHUB_REPOSITORY) return GITHUB_REPOSITORY;
  try {
    const git = ["-C", project, "remote", "get-url", "origin"];
    const origin = execFileSync("git", git, {
      encoding: "utf8",
      stdio: "pipe",
    });
    return /github\.com[:/]([^/]+\/[^/]+?)(?:\.git)?\s*$/.exec(origin)?.[1];
  } catch {
    return undefined; // there is no git, or no origin
  }
}

const main = process.argv[2] === "edit" ? edit : write;
main(process.cwd()).catch(({ message }: Error) => {
  console.error(message);
  process.exitCode = 1;
});
