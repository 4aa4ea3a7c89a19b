/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as gatsbyNode from "../gatsby-node";
import type { Country } from "../src/content/model";
import { readJson } from "../src/content/readData";
import {
  actions,
  createResolvers,
  enterSiteCopy,
  gatsby,
  options,
  reporter,
} from "./support/gatsbyHooks";

const countries = readJson<Country[]>("countries.json");

let site: ReturnType<typeof enterSiteCopy>;
/** What the hooks print past Gatsby's reporter. */
let print: jest.SpyInstance;
/** What a build makes, before any test of an error. */
let pages: {
  path: string;
  matchPath?: string;
  component: string;
  context: Record<string, unknown>;
}[];

beforeAll(async () => {
  print = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  site = enterSiteCopy();
  await gatsbyNode.onPreBootstrap?.(gatsby, options, () => {});
  await gatsbyNode.createSchemaCustomization?.(gatsby, options, () => {});
  await gatsbyNode.createPages?.(gatsby, options, () => {});
  pages = actions.createPage.mock.calls.map(([page]) => page);
});

afterAll(() => {
  print.mockRestore();
  site.leave();
});

const countryPage = (slug: string) =>
  pages.find((page) => page.path === `/country/${slug}`);

test("there is a page per country, in the order of data/, and no address has two", () => {
  expect(
    pages.filter((page) => !page.matchPath).map((page) => page.path),
  ).toEqual(countries.map(({ slug }) => `/country/${slug}`));
  expect(countryPage("uae")).toMatchObject({
    component: path.join(site.folder, "src/templates/country.tsx"),
    context: { slug: "uae" },
  });
  expect(new Set(pages.map((page) => page.path)).size).toBe(pages.length);
});

test.each([
  ["uae", "saudi-arabia", "malaysia"],
  // The world is round.
  ["usa", "australia", "canada"],
  ["australia", "malaysia", "usa"],
])("next to %s lie %s to the west and %s to the east", (slug, west, east) => {
  expect(countryPage(slug)?.context).toMatchObject({ west, east });
});

test("any other slug under /country/ gets the page for unlisted countries", () => {
  expect(pages.filter(({ matchPath }) => matchPath)).toEqual([
    expect.objectContaining({
      path: "/country/unlisted",
      matchPath: "/country/:slug",
      component: path.join(site.folder, "src/templates/unlistedCountry.tsx"),
    }),
  ]);
});

// Errors in data/

/** What is printed while the phone number in data/site.json is none. */
async function withError(act: () => unknown): Promise<string> {
  const file = path.join(site.data, "site.json");
  const valid = readFileSync(file, "utf8");
  print.mockClear();
  writeFileSync(file, valid.replace("+91 00000 00000", "ask us"));
  await act();
  writeFileSync(file, valid);
  return print.mock.calls.join("");
}

test("what is still a placeholder or simulated is reported", async () => {
  print.mockClear();
  await gatsbyNode.onPreBootstrap?.(gatsby, options, () => {});
  const printed = print.mock.calls.join("");
  expect(reporter.panic).not.toHaveBeenCalled();
  for (const detail of ["phone", "email", "address > street"])
    expect(printed).toContain(`${detail}: still a placeholder`);
  expect(printed).toMatch(/endpoint: null, so nobody gets what visitors write/);
});

test("with an error in data/ nothing is built, and its place is reported", async () => {
  const printed = await withError(() =>
    gatsbyNode.onPreBootstrap?.(gatsby, options, () => {}),
  );
  expect(printed).toContain("data/site.json");
  expect(reporter.panic).toHaveBeenCalledWith("1 error in 1 file.");
});

test("an error saved while developing is reported until it is fixed, and the pages stay", async () => {
  actions.createPage.mockClear();
  const printed = await withError(() =>
    gatsbyNode.createPages?.(gatsby, options, () => {}),
  );
  expect(printed).toContain("data/site.json");
  expect(reporter.panicOnBuild).toHaveBeenCalledTimes(1);
  expect(actions.createPage.mock.calls).toEqual(pages.map((page) => [page]));
  await gatsbyNode.createPages?.(gatsby, options, () => {});
  expect(reporter.panicOnBuild).toHaveBeenCalledTimes(1);
});

// The schema: that it has every field of the model, the pages' queries show when the site is built

test("a country knows its place in data/countries.json", async () => {
  await gatsbyNode.createResolvers?.(gatsby, options, () => {});
  const [[{ Country }]] = createResolvers.mock.calls;
  expect(countries.map(Country.order.resolve)).toEqual(
    countries.map((_, at) => at),
  );
});

test("the name, and the number and amounts of scholarships, are filled in where a text is read, also in lists", async () => {
  const [extension] = actions.createFieldExtension.mock.calls.map(([it]) => it);
  expect(extension.name).toBe("filled");
  const { resolve } = extension.extend();
  let awards = [15_000, 60_000].map((awardAmount) => ({ awardAmount }));
  const read = (value: unknown) =>
    resolve(
      {},
      {},
      {
        defaultFieldResolver: () => value,
        nodeModel: {
          findOne: async () => ({ name: "Meridian" }),
          findAll: async () => ({ entries: awards }),
        },
      },
      {},
    );
  expect(await read("About {name}, {name}!")).toBe("About Meridian, Meridian!");
  expect(await read(["By {name}", "and others"])).toEqual([
    "By Meridian",
    "and others",
  ]);
  expect(await read("{awards} awards, {amounts}: all {awards}")).toBe(
    "Two awards, $15,000 to $60,000: all two",
  );
  awards = Array(13).fill(awards[0]);
  expect(await read("{awards} of {amounts}")).toBe("13 of $15,000");
  expect(await read("In {city}")).toBe("In {city}");
  expect(await read(null)).toBeNull();
});
