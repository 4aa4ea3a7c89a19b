// Specification: 2.1, 6.2
import type { Page } from "@playwright/test";
import { z } from "zod";
import { readJson } from "../../src/content/dataFolder";
import { contentFiles, type FileName, pages } from "../../src/content/registry";
import { errorsIn, withFile } from "../content/check/testFiles";
import {
  changeData,
  changeSettings,
  expect,
  header,
  test,
  visit,
} from "./site";
import { expectWholeInEveryWindow } from "./texts";

// Every text that the model allows fits, and every list: here all of them are as long as they may be. Pages get them with
// their data, in place of another site, which would take a whole build.

type Schema = {
  /** The name of a shape in `$defs`: "#/$defs/Claim". */
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

/** Words of 20 and of 40 letters. */
const WORDS = `Internationalization for ${"internationalization".repeat(2)} in `;
const FIGURE = "10,000,000+ 1";
/** The list of scholarships may be so long that a page of it takes minutes in all windows: a dozen show how it is laid out. */
const AWARDS = 12;
/** Home's head is over the map: its pattern allows two lines of each. */
const HOME_LINES = {
  heading: "Internationally internationally",
  lead: Array(2).fill(WORDS.repeat(2).slice(0, 70)).join(" "),
};
/** Headings of another text: the test's is the name of its stage. */
const HEADINGS: Record<string, RegExp> = {
  "/": /^Internationally/,
  "/aptitude-test": /./,
};

/**
 * @returns a value with each of its texts and lists replaced by one that is as long as the schema allows
 * @param defs of the whole schema
 */
function longest(schema: Schema, value: unknown, defs = schema.$defs): unknown {
  const named = defs?.[schema.$ref?.split("/").at(-1) ?? ""];
  if (named) return longest(named, value, defs);
  const { anyOf, items, maxItems = 0, maxLength } = schema;
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

const schemaOf = (file: FileName) =>
  z.toJSONSchema(contentFiles[file].schema, {
    unrepresentable: "any",
  }) as Schema;

async function lengthen(page: Page, file: FileName) {
  await changeData(page, "**/page-data/**/page-data.json", (data) => {
    data.page = longest(schemaOf(file), data.page);
    if (file === "pages/home.json")
      Object.assign(data.page as object, HOME_LINES);
    for (const place of ["country", "west", "east"])
      if (data[place])
        [data[place]] = longest(schemaOf("countries.json"), [
          data[place],
        ]) as object[];
    if (data.test)
      data.test = longest(schemaOf("aptitude-test.json"), data.test);
    if (data.scholarships)
      data.scholarships = {
        nodes: longest(
          { ...schemaOf("scholarships.json"), maxItems: AWARDS },
          (data.scholarships as { nodes: unknown }).nodes,
        ),
      };
  });
  await changeSettings(page, (settings) => ({
    ...(longest(schemaOf("site.json"), settings) as object),
    // The header's links are in one row: what fits is what all of them together say.
    header: settings.header,
  }));
}

// The page's HTML has the usual texts.
test.beforeEach(({ site }) =>
  site.expectErrors(/Minified React error #(418|425)/),
);

test("as many links as the check allows fit", async ({ page }) => {
  const settings = readJson("site.json");
  const links = [...settings.header.links];
  const withLinks = { ...settings, header: { links } };
  const isAllowed = () =>
    errorsIn(withFile("site.json", JSON.stringify(withLinks))).length === 0;
  while (isAllowed()) links.push({ label: "Fees", to: "/about" });
  links.pop();
  await changeSettings(page, () => ({ header: { links } }));
  await visit(page, "/about");
  await expect(header(page).getByText("Fees")).not.toHaveCount(0);
  // In the menu, and in a row.
  const widths = [320, 1024];
  await expectWholeInEveryWindow(page, { mayBreakWords: true, widths });
});

// Home's name on their maps is left of its dot, and right of it.
for (const { file, route } of [
  ...pages,
  { file: "pages/country.json", route: "/country/usa" } as const,
  { file: "pages/country.json", route: "/country/malaysia" } as const,
])
  test(`${route} is whole at its longest`, async ({ page }) => {
    await lengthen(page, file);
    await visit(page, route);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      HEADINGS[route] ?? /^(Study in )?Internationalization/,
    );
    // The narrowest windows of each layout have least room.
    const widths = [320, 601, 768, 1024, 1280];
    await expectWholeInEveryWindow(page, { mayBreakWords: true, widths });
  });
