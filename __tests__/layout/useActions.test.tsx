import { renderHook } from "@testing-library/react";
import { useActions } from "../../src/layout/useActions";
import * as content from "../support/content";

// Where the actions of each page's buttons lead is in pages/pages.test.tsx.

test("where no page has the contact form, the action contact leads to the chat", () => {
  const answer = content.staticQueryAnswer();
  jest.spyOn(content, "staticQueryAnswer").mockReturnValue({
    ...answer,
    siteSettings: { ...answer.siteSettings!, contactPage: null },
  });
  const resolve = renderHook(() => useActions(false)).result.current;
  jest.restoreAllMocks();
  expect(resolve({ label: "Begin", action: "contact" })).toEqual({
    label: "Begin",
    to: expect.stringMatching(/^https:\/\/wa\.me\//),
    newTab: true,
  });
});
