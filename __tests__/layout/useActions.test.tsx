import { renderHook } from "@testing-library/react";
import { useActions } from "../../src/layout/useActions";
import * as content from "../support/content";

/** Where a button with this action leads. */
const target = (action: string, hasForm: boolean) =>
  renderHook(() => useActions(hasForm)).result.current({
    label: "Get Started",
    action,
  }).to;

afterEach(() => jest.restoreAllMocks());

test("on a page with the contact form, contact is that form", () => {
  expect(target("contact", true)).toBe("#contact");
});

test("on a page without it, contact is the form of another page", () => {
  expect(target("contact", false)).toBe("/services#contact");
});

test("where no page has a form, it is the chat", () => {
  const answer = content.staticQueryAnswer();
  jest.spyOn(content, "staticQueryAnswer").mockReturnValue({
    ...answer,
    siteSettings: { ...answer.siteSettings!, contactPage: null },
  });
  expect(target("contact", false)).toBe(target("chat", false));
  expect(target("contact", false)).toMatch(/^https:\/\/wa\.me\//);
});

test("the chat is the same everywhere", () => {
  expect(target("chat", true)).toBe(target("chat", false));
});
