// Specification: 7.1, 7.2
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { onPreBootstrap } from "../gatsby-node";
import { recordOf } from "../src/content/graphql/records";
import { temporaryFolder } from "./support/temporaryFolder";

// Errors in data/, at the start. Which pages and redirects there are is in
// built/files, a page's neighbours in built/pages.

// Drawing takes seconds, and has its own tests.
jest.mock("../src/atlas", () => ({
  writeAtlas: async () => ({ CountryAtlas: [], Atlas: [] }),
}));
jest.mock("../src/content/graphql/fragments", () => ({ writeFragments() {} }));
// It loads TypeScript by tsx, which cannot run in Jest.
jest.mock("../postcss.config", () => ({ plugins: [] }));

/** What Gatsby passes to hooks, as far as these use it. */
const reporter = { panic: jest.fn() };
const gatsby = { reporter, basePath: "" } as never;
const run = () => onPreBootstrap?.(gatsby, { plugins: [] }, () => {});

/** Another project, in which alone something is written. */
const project = temporaryFolder("gatsby-node");
const root = process.cwd();
const valid = readFileSync("__tests__/data/site.json", "utf8");
const save = (phone: string) =>
  writeFileSync("data/site.json", valid.replace("+91 00000 00000", phone));

/** What the hooks print past Gatsby's reporter. */
const printed = () => jest.mocked(process.stdout.write).mock.calls.join("");

beforeAll(() => {
  cpSync("__tests__/data", path.join(project, "data"), { recursive: true });
  const print = "src/styles/print.css";
  cpSync(print, path.join(project, print));
  mkdirSync(path.join(project, "static"));
  jest.replaceProperty(process, "env", { ...process.env, DATA_FOLDER: "" });
  process.chdir(project);
});
beforeEach(() => {
  jest.spyOn(process.stdout, "write").mockReturnValue(true);
});
afterEach(() => jest.mocked(process.stdout.write).mockRestore());
afterAll(() => process.chdir(root));

test("what is still a sample value or simulated is said, and the build goes on with variables filled in", async () => {
  await run();
  expect(printed()).toContain("phone: still a sample value");
  expect(printed()).toContain("endpoint: null, so nobody gets");
  expect(reporter.panic).not.toHaveBeenCalled();
  expect(recordOf("site.json").phone).toBe("+91 00000 00000");
  expect(recordOf("pages/about.json").title).toBe("About Latitude Education");
});

test("with an error in data/ nothing is built, its place is said, and Gatsby reads what was valid", async () => {
  save("ask us");
  await run();
  expect(printed()).toContain("data/site.json:");
  expect(reporter.panic).toHaveBeenCalledWith("1 error in 1 file.");
  expect(recordOf("site.json").phone).toBe("+91 00000 00000");
});
