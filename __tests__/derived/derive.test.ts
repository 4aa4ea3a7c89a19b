// Specification: 1.3, 2.4
import {
  jsonValues,
  readFolder,
} from "../../plugins/gatsby-source-checked-json/folder";
import { contactPage, derive } from "../../src/derived";
import { type Data, pages } from "../../src/content/registry";

test.each([
  [
    "of several pages the services",
    pages.map(({ route }) => route),
    "/services",
  ],
  ["without them another one", ["/scholarships", "/about"], "/about"],
  ["the only one", ["/"], "/"],
  ["none, where none has the form", [] as string[], null],
])("the page of the contact form is %s", (_, withForm, answer) => {
  const files = pages.map(({ file, route }) => [
    file,
    { contactForm: withForm.includes(route) },
  ]);
  expect(contactPage(Object.fromEntries(files) as Data)).toBe(answer);
});

// Drawing takes seconds, and has its own tests.
jest.mock("../../src/atlas", () => ({
  writeAtlas: async () => ({ CountryAtlas: [], Atlas: [] }),
}));

test("a country that links and lists name by a former slug has the present one", async () => {
  const data = jsonValues(readFolder("__tests__/data")) as Data;
  const settings = data["site.json"];
  const { header, footer } = settings;
  const [link] = header.links;
  const records = await derive(
    {
      ...data,
      "site.json": {
        ...settings,
        header: {
          ...header,
          links: [{ ...link!, to: "/country/united-kingdom?a#b" }],
        },
        footer: { ...footer, destinations: ["united-kingdom", "malaysia"] },
      },
    },
    "",
  );
  expect(records.SiteSettings).toMatchObject({
    header: { links: [{ to: "/country/uk?a#b" }] },
    footer: { destinations: ["uk", "malaysia"] },
  });
});
