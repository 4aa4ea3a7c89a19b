import { renderHook } from "@testing-library/react";
import { useReach } from "../../src/layout/useReach";
import * as content from "../support/content";

const reach = (hasForm: boolean) =>
  renderHook(() => useReach(hasForm)).result.current;

/** The static query's answer where only the named pages carry the form. */
function withFormsOn(...pages: string[]) {
  const answer = content.staticQueryAnswer();
  const on = (page: string) => ({ contactForm: pages.includes(page) });
  jest.spyOn(content, "staticQueryAnswer").mockReturnValue({
    ...answer,
    servicesPage: on("services"),
    aboutPage: on("about"),
    onlineEducationPage: on("online-education"),
    educationSupportPage: on("education-support"),
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
  withFormsOn("online-education", "about");
  expect(reach(false).contact).toBe("/about#contact");
});

test("where no page has a form, it is the chat", () => {
  withFormsOn();
  expect(reach(false).contact).toBe(reach(false).chat);
  expect(reach(false).contact).toMatch(/^https:\/\/wa\.me\//);
});

test("the chat is the same everywhere", () => {
  expect(reach(true).chat).toBe(reach(false).chat);
});
