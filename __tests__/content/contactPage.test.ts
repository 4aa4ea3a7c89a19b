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

test("of several pages with the form, the services come first", async () => {
  const all = PAGES.map(({ route }) => route);
  expect(await answerWith(...all)).toBe("/services");
});

test("where an editor has switched that one off, it is another", async () => {
  expect(await answerWith("/scholarships", "/about")).toBe("/about");
});

test.each(PAGES)("where only $route has one, it is that", async ({ route }) => {
  expect(await answerWith(route)).toBe(route);
});

test("where no page has a form, there is none", async () => {
  expect(await answerWith()).toBeNull();
});
