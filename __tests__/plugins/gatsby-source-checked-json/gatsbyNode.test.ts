// Specification: 7.1, 7.2
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { watch } from "chokidar";
import sharp from "sharp";
import { onPreBootstrap } from "../../../plugins/gatsby-source-checked-json/gatsby-node";
import { readRecord } from "../../../plugins/gatsby-source-checked-json/node";
import { watchFolder } from "../../../plugins/gatsby-source-checked-json/watchFolder";
import { content } from "../../../src/content";
import { derive } from "../../../src/derived";
import { temporaryFolder } from "../../support/temporaryFolder";

// Drawing takes seconds, and has its own tests.
jest.mock("../../../src/atlas", () => ({
  writeAtlas: async () => ({ CountryAtlas: [], Atlas: [] }),
}));
jest.mock("../../../plugins/gatsby-source-checked-json/fragments", () => ({
  writeFragments() {},
}));

jest.mock("chokidar", () => ({ watch: jest.fn() }));

/** What Gatsby passes to hooks, as far as these use it. */
const reporter = { panic: jest.fn() };
const gatsby = { reporter, basePath: "" } as never;
const options = { path: "data", ...content, derive, types: [], plugins: [] };
const run = () => onPreBootstrap?.(gatsby, options, () => {});

/** Another project, in which alone something is written. */
const project = temporaryFolder("gatsby-node");
const root = process.cwd();
const valid = readFileSync("__tests__/data/site.json", "utf8");
const save = (phone: string) =>
  writeFileSync("data/site.json", valid.replace("+91 00000 00000", phone));

/** What the hooks print past Gatsby's reporter. */
const printed = () => jest.mocked(process.stdout.write).mock.calls.join("");

beforeAll(() => {
  cpSync("__tests__/data", `${project}/data`, { recursive: true });
  process.chdir(project);
});
beforeEach(() => {
  jest.spyOn(process.stdout, "write").mockReturnValue(true);
});
afterEach(() => jest.mocked(process.stdout.write).mockRestore());
afterAll(() => process.chdir(root));

const PHOTO = "images/germany-landmarks.png";
const records = () => ({
  phone: (readRecord("SiteSettings") as { phone: string }).phone,
  photo: readFileSync(`.cache/records/${PHOTO}`),
});

test("what is still a sample value or simulated is said, and the build goes on with variables filled in", async () => {
  await run();
  expect(printed()).toContain("phone: still a sample value");
  expect(printed()).toContain("endpoint: null, so nobody gets");
  expect(reporter.panic).not.toHaveBeenCalled();
  expect(records().phone).toBe("+91 00000 00000");
  // It is stored on its side, with a note that says so.
  const photo = await sharp(records().photo).metadata();
  expect([photo.width, photo.height, photo.orientation]).toEqual([
    2400,
    1350,
    undefined,
  ]);
  const title = "About Latitude Education";
  expect(readRecord("AboutPage")).toMatchObject({ title });
});

test("with an error in data/ nothing is built, its place is said, and Gatsby reads what was valid", async () => {
  const before = records();
  save("ask us");
  await run();
  expect(printed()).toContain("data/site.json:");
  expect(reporter.panic).toHaveBeenLastCalledWith("1 error in 1 file.");
  save("+91 98765 43210");
  const photo = readFileSync(`data/${PHOTO}`);
  writeFileSync(`data/${PHOTO}`, photo.subarray(0, 1000));
  await run();
  expect(printed()).toContain(`data/${PHOTO}:1:1 error: damaged`);
  expect(records()).toEqual(before);
});

test("what is saved while a save is read is read once, afterwards", async () => {
  let save = () => {};
  const on = (_: string, act: () => void) => (save = act);
  jest.mocked(watch).mockReturnValue({ on } as never);
  let end = () => {};
  const read = jest.fn(() => new Promise<void>((done) => (end = done)));
  const pause = () => new Promise(setImmediate);
  watchFolder("data", read);
  save();
  await pause();
  for (let saved = 0; saved < 3; saved++) save();
  await pause();
  expect(read).toHaveBeenCalledTimes(1);
  for (let ended = 0; ended < 3; ended++) {
    end();
    await pause();
  }
  expect(read).toHaveBeenCalledTimes(2);
});
