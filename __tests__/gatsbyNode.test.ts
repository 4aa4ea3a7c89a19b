import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createPages, onPreBootstrap } from "../gatsby-node";
import { temporaryFolder } from "./support/temporaryFolder";

// Errors in data/. Which pages and redirects there are is in built/files, a page's neighbours in built/pages.

// Drawing takes seconds, and has its own tests.
jest.mock("../src/atlas", () => ({
  writeAtlas: async () => ({ nodes: {}, warnings: [] }),
}));
jest.mock("../src/content/graphql/fragments", () => ({ writeFragments() {} }));

/** What Gatsby passes to hooks, as far as these use it. */
const actions = { createPage: jest.fn(), createRedirect: jest.fn() };
const reporter = { panic: jest.fn(), panicOnBuild: jest.fn() };
const gatsby = { actions, reporter, basePath: "" } as never;
const run = (hook: typeof createPages | typeof onPreBootstrap) =>
  hook?.(gatsby, { plugins: [] }, () => {});

/** A copy of the content, in which alone something is written. */
const data = temporaryFolder("gatsby-node");
const valid = readFileSync("__tests__/data/site.json", "utf8");
const save = (phone: string) =>
  writeFileSync(
    path.join(data, "site.json"),
    valid.replace("+91 00000 00000", phone),
  );

let print: jest.SpyInstance;
/** What the hooks print past Gatsby's reporter. */
const printed = () => print.mock.calls.join("");

beforeAll(() => {
  cpSync("__tests__/data", data, { recursive: true });
  jest.replaceProperty(process, "env", { ...process.env, DATA_FOLDER: data });
});
beforeEach(() => {
  print = jest.spyOn(process.stdout, "write").mockReturnValue(true);
});
afterEach(() => {
  print.mockRestore();
  jest.clearAllMocks();
});
afterAll(() => rmSync(data, { recursive: true }));

test("with an error in data/ nothing is built, and its place is said", async () => {
  save("ask us");
  await run(onPreBootstrap);
  expect(printed()).toContain(`${data}/site.json:`);
  expect(reporter.panic).toHaveBeenCalledWith("1 error in 1 file.");
});

test("without one, what is still a sample value or simulated is said, and the build goes on", async () => {
  save("+91 00000 00000");
  await run(onPreBootstrap);
  expect(printed()).toContain("phone: still a sample value");
  expect(printed()).toContain("endpoint: null, so nobody gets");
  expect(reporter.panic).not.toHaveBeenCalled();
});

test("an error saved while developing is said until it is fixed, and the pages stay", async () => {
  await run(createPages);
  const pages = actions.createPage.mock.calls;
  expect(pages).toHaveLength(21);
  actions.createPage.mockClear();
  save("ask us");
  await run(createPages);
  expect(printed()).toContain(`${data}/site.json:`);
  expect(reporter.panicOnBuild).toHaveBeenCalledTimes(1);
  expect(actions.createPage.mock.calls).toEqual(pages);
  save("+91 98765 43210");
  await run(createPages);
  expect(reporter.panicOnBuild).toHaveBeenCalledTimes(1);
});
