// @ts-check
// node scripts/run.mjs <command>: what npm's scripts do. It relies on no pre- or post-script: some settings of npm leave these out.
import path from "node:path";
import { freeAddress } from "./hostAndPort.mjs";
import { build, GATSBY } from "./build.mjs";
import { install } from "./install.mjs";
import { runLayers } from "./layers.mjs";
import { lock } from "./lock.mjs";
import { endWithNpm, run, StepError } from "./steps.mjs";

/** Runs a program of this project until it is ended. @param {string} file @param {NodeJS.ProcessEnv} [env] */
const program = (file, env) =>
  run(file, `node --import tsx ${file}`, { isShown: true, env });

async function installAll() {
  await install();
  await install("forms");
}

const serve = (env = {}) => program("scripts/serve.ts", env);

/** @type {Record<string, () => Promise<unknown>>} */
const commands = {
  async start() {
    const { port } = await freeAddress(9000);
    await build();
    await serve({ PORT: String(port) });
  },
  build: () => build(),
  /** The site of the tests: built as hosts that Gatsby knows build it, and without what the shell sets. */
  "build:tests": () =>
    build({
      DATA_FOLDER: "__tests__/data",
      SITE_URL: "",
      PATH_PREFIX: "",
      NETLIFY: "true",
      CF_PAGES: "1",
    }),
  serve,
  async develop() {
    const { port } = await freeAddress(8000, { host: "localhost" });
    await lock("npm run develop");
    await install();
    await run("develop", `gatsby develop --port ${port}`, {
      env: GATSBY,
      isShown: true,
    });
  },
  async edit() {
    await installAll();
    await program("forms/main.ts edit");
  },
  async forms() {
    await installAll();
    await program("forms/main.ts");
  },
  async types() {
    await installAll();
    await run("types", "tsc --noEmit", { isShown: true });
  },
  async test() {
    await lock("npm test");
    await installAll();
    await run("find Chromium", "node --import tsx scripts/installChromium.ts");
    await runLayers();
  },
};

// Programs of installed packages are found, also where npm did not start this.
process.env.PATH = `${path.resolve("node_modules/.bin")}${path.delimiter}${process.env.PATH}`;
endWithNpm();
const command = process.argv[2] ?? "";
commands[command]?.().catch((/** @type {Error} */ error) => {
  // What a program has shown itself needs no second sentence.
  if (!(error instanceof StepError && error.isShown))
    console.error(
      [error instanceof StepError && error.output, error.message]
        .filter(Boolean)
        .join("\n"),
    );
  process.exitCode = 1;
});
