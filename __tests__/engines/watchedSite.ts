import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { temporaryFolder } from "../../scripts/temporaryFolder";
import { filesIn } from "../../src/delivery/page";

/**
 * Runs first in every page and collects what goes wrong there: WebKit's driver has no way to ask for it. A script of the
 * site's own, so that the pages' policy stays as it is.
 */
const WATCH = `
  window.errors = [];
  addEventListener("error", ({ message }) => message && errors.push(message));
  addEventListener("unhandledrejection", ({ reason }) => errors.push("rejected: " + reason));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    errors.push("policy: " + effectiveDirective + " " + blockedURI));
  const { error } = console;
  console.error = (...all) => { errors.push("console: " + all.join(" ")); error.apply(console, all); };
`;

/** A folder whose files browsers keep: without the network it is there as well. */
const WATCH_FILE = "static/watch.js";

/** Elements are found by role and name in every engine, as in the tests of components. */
const TESTING_LIBRARY = createRequire(path.resolve("package.json")).resolve(
  "@testing-library/dom/dist/@testing-library/dom.umd.min.js",
);

/** A copy of the built site whose pages collect their errors. @param hasWorker false: nothing is saved for offline use */
export function watchedSite({ hasWorker }: { hasWorker: boolean }): string {
  const folder = temporaryFolder("watched");
  cpSync("public", folder, {
    recursive: true,
    filter: (file) => !/\.(br|gz)$/.test(file),
  });
  writeFileSync(
    path.join(folder, WATCH_FILE),
    WATCH + readFileSync(TESTING_LIBRARY, "utf8"),
  );
  if (!hasWorker) writeFileSync(path.join(folder, "sw.js"), "");

  for (const name of filesIn(folder)) {
    const file = path.join(folder, name);
    if (!file.endsWith(".html")) continue;
    const html = readFileSync(file, "utf8");
    writeFileSync(
      file,
      html.replace("<head>", `<head><script src="/${WATCH_FILE}"></script>`),
    );
  }
  return folder;
}
