/** @jest-environment node */
import { writeFileSync } from "node:fs";
import path from "node:path";
import * as gatsbyNode from "../../plugins/gatsby-plugin-atlas/gatsby-node";
import * as sharing from "../../plugins/gatsby-plugin-atlas/sharing/sharingPictures";
import type { Country } from "../../src/content/model";
import { readJson } from "../../src/content/readData";
import {
  createResolvers,
  enterSiteCopy,
  gatsby,
  options,
  reporter,
} from "../support/gatsbyHooks";

// Drawing all maps takes a few seconds, and more on a busy machine. It is done once.
jest.setTimeout(60_000);

const countries = readJson<Country[]>("countries.json");
let site: ReturnType<typeof enterSiteCopy>;

beforeAll(async () => {
  site = enterSiteCopy();
  await gatsbyNode.createSchemaCustomization?.(gatsby, options, () => {});
  await gatsbyNode.createPages?.(gatsby, options, () => {});
  await gatsbyNode.onPreBuild?.(gatsby, options, () => {});
  await gatsbyNode.createResolvers?.(gatsby, options, () => {});
});

afterAll(() => site.leave());

const resolvers = () => createResolvers.mock.calls[0][0];
const longitudeOf = async (slug: string): Promise<string> =>
  (await resolvers().Country.atlas.resolve({ slug })).longitude;

const change = (file: string, content: object) =>
  writeFileSync(path.join(site.data, file), JSON.stringify(content));

/** Malaysia's capital at another longitude. */
const moved = (longitude: number) =>
  countries.map((country) =>
    country.slug === "malaysia"
      ? { ...country, capital: { ...country.capital, longitude } }
      : country,
  );

/** What `develop` does after a file was saved. */
async function save(file: string, content: object) {
  change(file, content);
  await gatsbyNode.createPages?.(gatsby, options, () => {});
  await gatsbyNode.onPreBuild?.(gatsby, options, () => {});
}

// That every drawing is written and found, also by Gatsby's workers, the build proves.

test("a query for maps runs again when a country changes", async () => {
  const findAll = jest.fn();
  const maps = resolvers().Query.atlas.resolve;
  expect(await maps(null, {}, { nodeModel: { findAll } })).toMatchObject({
    world: {},
  });
  expect(findAll).toHaveBeenCalledWith({ type: "Country" });
});

test("the pictures that pages are shared with say the consultancy's name", async () => {
  const draw = jest.spyOn(sharing, "sharingPictures").mockResolvedValue([]);
  process.env.SITE_URL = "https://example.org";
  const about = readJson<object>("pages/about.json");
  change("pages/about.json", { ...about, heading: "About {name}" });
  await save("site.json", {
    ...readJson<object>("site.json"),
    name: "Meridian",
  });
  await gatsbyNode.onPostBuild?.(gatsby, options, () => {});
  delete process.env.SITE_URL;
  site.resetData();
  const [read] = draw.mock.calls[0]!;
  draw.mockRestore();
  expect(read("pages/about.json")).toMatchObject({ heading: "About Meridian" });
});

test("a country that is moved in `develop` is drawn again; an error in data/ leaves the drawings as they are until it is fixed", async () => {
  await save("countries.json", moved(100));
  expect(await longitudeOf("malaysia")).toBe("100.0° E");
  await save("countries.json", moved(1000));
  expect(await longitudeOf("malaysia")).toBe("100.0° E");
  writeFileSync(path.join(site.data, "countries.json"), "[{");
  await gatsbyNode.createPages?.(gatsby, options, () => {});
  expect(await longitudeOf("malaysia")).toBe("100.0° E");
  await save("countries.json", moved(103));
  expect(await longitudeOf("malaysia")).toBe("103.0° E");
  expect(reporter.warn).not.toHaveBeenCalled();
});
