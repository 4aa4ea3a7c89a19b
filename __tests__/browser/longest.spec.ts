import type { Page } from "@playwright/test";
import { z } from "zod";
import { contentFiles } from "../../src/content/registry";
import { fileSchema } from "../../src/content/schemas";
import { expect, test, visit } from "./site";
import { isWhole } from "./words";

// Every text that the model allows fits, and every list: here all of them are as long as they may be. Pages get them with
// their data, in place of a site of its own, which would take a whole build.

type Schema = {
  /** Of a shape that stands in `$defs`: "#/$defs/Claim". */
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  maxLength?: number;
  pattern?: string;
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  maxItems?: number;
  anyOf?: Schema[];
};

const WORDS = "Telecommunications for responsibilities in ";
const FIGURE = "10,000,000+ 1";
/** Entries of lists that may have any number. */
const MANY = 12;
/** Headings that stay as they are: home's has a pattern, and the test's is the name of its stage. */
const HEADINGS: Record<string, RegExp> = {
  "/": /^Where/,
  "/aptitude-test": /./,
};

/**
 * @returns a value with each of its texts and lists replaced by one that is as long as the schema allows
 * @param defs of the whole schema
 */
function longest(schema: Schema, value: unknown, defs = schema.$defs): unknown {
  const named = defs?.[schema.$ref?.split("/").at(-1) ?? ""];
  if (named) return longest(named, value, defs);
  const { anyOf, items, maxItems = MANY, maxLength } = schema;
  const { pattern, format, properties } = schema;
  const [option] = (anyOf ?? []).filter(({ type }) => type !== "null");
  if (option && value !== null) return longest(option, value, defs);
  if (Array.isArray(value) && items)
    return Array.from({ length: Math.max(maxItems, value.length) }, (_, at) =>
      longest(items, value[at % value.length], defs),
    );
  if (typeof value === "string" && maxLength && !pattern && !format) {
    const text = maxLength <= FIGURE.length ? FIGURE : WORDS.repeat(maxLength);
    return text.slice(0, maxLength - 1).trimEnd();
  }
  if (value === null || typeof value !== "object" || !properties) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      properties[name] ? longest(properties[name], field, defs) : field,
    ]),
  );
}

const schemaOf = (file: string) =>
  z.toJSONSchema(fileSchema(contentFiles[file]!), {
    unrepresentable: "any",
  }) as Schema;

/** The texts of a page and of the whole site are as long as they may be. */
async function lengthen(page: Page, file: string) {
  const change = async (
    address: string,
    change: (data: Record<string, unknown>) => void,
  ) => {
    await page.route(address, async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as {
        data?: Record<string, unknown>;
        result?: { data?: Record<string, unknown> };
      };
      const data = json.data ?? json.result?.data;
      if (data) change(data);
      await route.fulfill({ response, json });
    });
  };
  await change("**/page-data/**/page-data.json", (data) => {
    const { lead } = data.page as { lead: string };
    data.page = longest(schemaOf(file), data.page);
    // Home's head is over the map: how long its text may be depends on where its lines break.
    if (file === "pages/home.json")
      Object.assign(data.page as object, { lead });
    if (data.test)
      data.test = longest(schemaOf("aptitude-test.json"), data.test);
    if (data.scholarships)
      data.scholarships = {
        nodes: longest(
          schemaOf("scholarships.json"),
          (data.scholarships as { nodes: unknown }).nodes,
        ),
      };
  });
  await change("**/page-data/sq/d/*.json", (data) => {
    const settings = data.siteSettings as Queries.SiteQuery["siteSettings"];
    const lengthened = longest(schemaOf("site.json"), settings) as object;
    // The header's links stand in one row: what fits is what all of them together say.
    data.siteSettings = { ...lengthened, header: settings.header };
  });
}

for (const [file, { route }] of Object.entries(contentFiles))
  if (route)
    test(`${route} is whole in every window with texts as long as they may be`, async ({
      page,
      site,
    }) => {
      test.slow();
      // Its HTML has the usual texts.
      site.expectErrors(/Minified React error #(418|425)/);
      await lengthen(page, file);
      await visit(page, route);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(
        HEADINGS[String(route)] ?? /^Telecommunications/,
      );
      for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await isWhole(page, `at ${width} px`);
      }
    });
