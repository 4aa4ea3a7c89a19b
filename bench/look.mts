// npm run look [-- commit]: what a change does to the look. Builds a commit (HEAD) and this tree, takes pictures of every kind of page
// and state, by day and by night, of the whole page and of a window in its middle, and puts those that differ side by side into
// look.html.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import * as fs from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "../scripts/chromium.mjs";
import { listen, siteListener } from "../scripts/siteServer";

const START = "button:has-text('Start Test')";
const NEXT: string[] = Array(9).fill("button:has-text('Next')");

/** A name, an address, and what is pressed there. */
const STATES: [string, string, ...string[]][] = [
  ["home", "/"],
  ["scholarships", "/scholarships"],
  ["country", "/country/germany"],
  ["menu", "/", "header summary:visible"],
  ["about", "/about"],
  ["programs", "/programs"],
  ["services", "/services"],
  ["support", "/education-support"],
  ["intro", "/aptitude-test"],
  ["questions", "/aptitude-test", START, "label:has([type=radio])"],
  ["results", "/aptitude-test", START, ...NEXT, "text=Complete Test"],
  ["unlisted", "/country/new-zealand"],
  ["form", "/services", "button:has-text('Send Message')"],
];
const VIEWPORTS: [number, number, typeof STATES][] = [
  [390, 844, STATES],
  [768, 1024, STATES],
  [1440, 900, STATES],
  [740, 360, STATES.slice(0, 3)],
];

/** Builds the checkout in a folder from the data of the tests. @returns its pictures, by names such as "home 390 dark whole" */
async function look(folder: string) {
  fs.symlinkSync(path.resolve("node_modules"), `${folder}/node_modules`);
  const build = ["node_modules/gatsby/cli.js", "build", "--no-uglify"];
  const child = spawn("node", build, {
    cwd: folder,
    env: { ...process.env, DATA_FOLDER: "__tests__/data", SITE_URL: "" },
    stdio: "inherit",
  });
  const [status] = await once(child, "close");
  if (status !== 0) throw new Error(`${folder} cannot be built.`);

  const server = createServer(siteListener(`${folder}/public`));
  const baseURL = `http://127.0.0.1:${await listen(server)}`;
  const browser = await chromium.launch({ executablePath: findChromium() });
  const pictures = new Map<string, Buffer>();
  for (const [width, height, states] of VIEWPORTS)
    for (const [name, address, ...presses] of states) {
      const page = await browser.newPage({
        baseURL,
        viewport: { width, height },
        bypassCSP: true,
        reducedMotion: "reduce",
        serviceWorkers: "block",
      });
      await page.clock.setFixedTime("2099-02-10T04:30:00Z");
      await page.route(/flagcdn/, (flag) => flag.abort());
      await page.goto(address);
      await page.locator("[data-script=running]").waitFor();
      for (const pressed of presses) {
        const control = page.locator(pressed).first();
        await control.click({ trial: true });
        // Without a pointer, which would open menus by hover, too.
        await control.dispatchEvent("click");
      }
      for (const part of ["whole", "middle"])
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          await page.evaluate(showAll, part);
          const picture = await page.screenshot({
            animations: "disabled",
            fullPage: part === "whole",
          });
          pictures.set(`${name} ${width} ${colorScheme} ${part}`, picture);
        }
      await page.close();
    }
  await browser.close();
  server.close();
  return pictures;
}

/** In the browser: loads all pictures of the page, and scrolls to the part to be taken. */
async function showAll(part: string) {
  scrollTo(0, part === "middle" ? document.body.scrollHeight / 2 : 0);
  // What follows a press or a scroll is drawn.
  for (let frame = 0; frame < 2; frame++)
    await new Promise(requestAnimationFrame);
  for (const image of document.images) {
    image.loading = "eager";
    await image.decode().catch(() => {});
  }
}

const folder = fs.mkdtempSync(path.join(tmpdir(), "look-"));
const git = (...args: string[]) => String(execFileSync("git", args));
const [commit = "HEAD"] = process.argv.slice(2);
git("worktree", "add", "--detach", `${folder}/before`, commit);
process.on("exit", () => {
  git("worktree", "remove", "--force", `${folder}/before`);
  fs.rmSync(folder, { recursive: true });
});
for (const file of git("ls-files", "-co", "--exclude-standard").split("\n"))
  if (file && fs.existsSync(file)) fs.cpSync(file, `${folder}/after/${file}`);
const [before, after] = await Promise.all(
  ["before", "after"].map((side) => look(`${folder}/${side}`)),
);

const image = (picture?: Buffer) =>
  `<img alt="none" src="data:image/png;base64,${picture?.toString("base64")}">`;
const rows: string[] = [];
for (const name of new Set([...before!.keys(), ...after!.keys()])) {
  const [old, now] = [before!.get(name), after!.get(name)];
  if (!old || !now?.equals(old))
    rows.push(`<h2>${name}</h2>${image(old)} ${image(now)}`);
}
const style = "<style>img { width: 49%; vertical-align: top }</style>";
fs.writeFileSync("look.html", style + rows.join("\n"));
console.log(`${rows.length} of ${after!.size} pictures differ: look.html`);
