import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../../src/delivery/page";

// Linters look for what a browser of package.json's browserslist does not know, in what visitors are given.

/** What the linters read. Inside the project, where they find their plugins and the browserslist. */
const FOLDER = path.resolve("test-results/shipped");

/** What may be missing, and what a visitor then has. */
const MISSING_STYLES = [
  "css-color-adjust", // a printed map has no sea
  "css-container-query-units", // the map of a country keeps one shape (LocatorMap.tsx)
  "css-content-visibility", // more is laid out at once
  "css-overscroll-behavior", // the page is scrolled at the end of a list
  "css-paged-media", // the printer's own margins
  "css-resize", // the message's field keeps its size
  "css-scrollbar", // the carousel's scroll bar is hidden by ::-webkit-scrollbar
  "css-touch-action", // no touch on a Mac; iPhones know pan-y since iOS 13
  "text-size-adjust", // iPhones know it with their prefix, Firefox on computers needs none
];
const MISSING_IN_SCRIPTS = [
  "CompressionStream", // the offline copy is not packed: worker.js asks first
  "DecompressionStream",
  "requestIdleCallback", // early.ts takes setTimeout
];

type Result = { warnings?: Found[]; messages?: Found[] };
type Found = { text?: string; message?: string };

/** Runs a linter's command. @returns what it says, once each */
async function lint(program: string, ...args: string[]): Promise<string[]> {
  const command = path.resolve("node_modules", program);
  const output = await new Promise<string>((resolve) =>
    execFile(
      process.execPath,
      [command, ...args],
      { maxBuffer: 2 ** 26 },
      // It fails when it finds something, which it says in JSON; anything else fails to be read.
      (_, stdout, stderr) => resolve(stdout || stderr),
    ),
  );
  const results = JSON.parse(output) as Result[];
  const found = results.flatMap(({ warnings = [], messages = [] }) =>
    [...warnings, ...messages].map(({ text, message }) => text ?? message!),
  );
  return [...new Set(found)];
}

/** Writes every sheet or script of the built site into a folder, those inside its pages too. */
function collect(extension: "css" | "js", inline: RegExp): string {
  const texts = filesIn("public")
    .filter((name) => /\.(css|js|html)$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(`public/${name}`, "utf8");
      if (!name.endsWith(".html")) return name.endsWith(extension) ? text : [];
      return [...text.matchAll(inline)].map(([, part = ""]) => part);
    });
  [...new Set(texts)].forEach((text, index) =>
    write(`site/${index}.${extension}`, text),
  );
  return `${FOLDER}/site/*.${extension}`;
}

function write(name: string, text: string): string {
  const file = path.join(FOLDER, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const lintStyles = (files: string) =>
  lint(
    "stylelint/bin/stylelint.mjs",
    ...["--formatter", "json", "--config"],
    write(
      "stylelint.json",
      JSON.stringify({
        plugins: ["stylelint-no-unsupported-browser-features"],
        rules: {
          "plugin/no-unsupported-browser-features": [
            true,
            { ignore: MISSING_STYLES, ignorePartialSupport: true },
          ],
        },
      }),
    ),
    files,
  );

const lintScripts = (files: string) =>
  lint(
    "eslint/bin/eslint.js",
    ...["--format", "json", "--no-inline-config", "--config"],
    write(
      "eslint.config.mjs",
      `import compat from "eslint-plugin-compat";
       export default [{
         languageOptions: { ecmaVersion: 2022, sourceType: "script" },
         plugins: { compat },
         rules: { "compat/compat": "error" },
         settings: { polyfills: ${JSON.stringify(MISSING_IN_SCRIPTS)} },
       }];`,
    ),
    files,
  );

jest.setTimeout(120_000);

beforeAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test("every browser of the browserslist knows the styles", async () => {
  const styles = collect("css", /<style[^>]*>([^]*?)<\/style>/g);
  expect(await lintStyles(styles)).toEqual([]);
});

test("every browser of the browserslist knows the scripts", async () => {
  const scripts = collect(
    "js",
    /<script(?![^>]*(?:src|json))[^>]*>([^]*?)<\/script>/g,
  );
  expect(await lintScripts(scripts)).toEqual([]);
});

test("what a browser does not know is found", async () => {
  const style = write("unknown.css", "a:has(b) { color: red }");
  const script = write("unknown.js", "navigation.navigate('/')");
  expect(await lintStyles(style)).toEqual([expect.stringContaining("css-has")]);
  expect(await lintScripts(script)).toEqual([
    expect.stringContaining("Navigation.navigate"),
  ]);
});
