import { resolveContactPage } from "../../src/content/contactPage";
import { contentFiles } from "../../src/content/files";

const PAGES = Object.values(contentFiles).flatMap(({ route, type }) =>
  route ? [{ route, type }] : [],
);

/** The answer where only the pages at these routes carry the form. */
function answerWith(...routes: string[]) {
  const findOne = async ({ type }: { type: string }) => ({
    contactForm: PAGES.some(
      (page) => page.type === type && routes.includes(page.route),
    ),
  });
  return resolveContactPage({}, {}, { nodeModel: { findOne } });
}

const ALL = PAGES.map(({ route }) => route);

test.each<[string, string[], string | null]>([
  ["several pages have the form, it is that of the services", ALL, "/services"],
  ["they have none, it is another", ["/scholarships", "/about"], "/about"],
  ...ALL.map((route): [string, string[], string] => [
    `only ${route} has one, it is that`,
    [route],
    route,
  ]),
  ["no page has one, there is none", [], null],
])("where %s", async (_, routes, answer) => {
  expect(await answerWith(...routes)).toBe(answer);
});
