import { renderHook } from "@testing-library/react";
import { contentFiles } from "../../src/content/files";
import { useReach } from "../../src/layout/useReach";
import * as content from "../support/content";

const reach = (hasForm: boolean) =>
  renderHook(() => useReach(hasForm)).result.current;

/** Every page with an address of its own, and its name in the static query. */
const PAGES = Object.values(contentFiles).flatMap(({ route, type }) =>
  route ? [{ route, field: type.charAt(0).toLowerCase() + type.slice(1) }] : [],
);

/** The static query's answer where only the named pages carry the form. */
function withFormsOn(...routes: string[]) {
  const forms = PAGES.map(({ route, field }) => [
    field,
    { contactForm: routes.includes(route) },
  ]);
  jest.spyOn(content, "staticQueryAnswer").mockReturnValue({
    ...content.staticQueryAnswer(),
    ...Object.fromEntries(forms),
  });
}

afterEach(() => jest.restoreAllMocks());

test("on a page with the contact form, contact is that form", () => {
  expect(reach(true).contact).toBe("#contact");
});

test("on a page without it, contact is the form of the nearest page that has one", () => {
  expect(reach(false).contact).toBe("/services#contact");
});

test("where an editor has switched that one off, it is the next", () => {
  withFormsOn("/scholarships", "/online-education", "/about");
  expect(reach(false).contact).toBe("/about#contact");
});

test.each(PAGES)("where only $route has one, it is that", ({ route }) => {
  withFormsOn(route);
  expect(reach(false).contact).toBe(`${route}#contact`);
});

test("where no page has a form, it is the chat", () => {
  withFormsOn();
  expect(reach(false).contact).toBe(reach(false).chat);
  expect(reach(false).contact).toMatch(/^https:\/\/wa\.me\//);
});

test("the chat is the same everywhere", () => {
  expect(reach(true).chat).toBe(reach(false).chat);
});
