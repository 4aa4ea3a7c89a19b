import { resolveContactPage } from "../../src/content/contactPage";
import { contentFiles } from "../../src/content/files";

const PAGES = Object.values(contentFiles).flatMap(({ route }) => route ?? []);

/** The answer where only the pages at these routes carry the form. */
function answerWith(routes: readonly string[]) {
  const findOne = async ({ type }: { type: string }) => ({
    contactForm: Object.values(contentFiles).some(
      (page) => page.type === type && routes.includes(page.route ?? ""),
    ),
  });
  return resolveContactPage({}, {}, { nodeModel: { findOne } });
}

test.each([
  [
    "several pages have the form, it is that of the services",
    PAGES,
    "/services",
  ],
  ["they have none, it is another", ["/scholarships", "/about"], "/about"],
  ["only the home page has one, it is that", ["/"], "/"],
  ["no page has one, there is none", [], null],
])("where %s", async (_, routes, answer) => {
  expect(await answerWith(routes)).toBe(answer);
});
