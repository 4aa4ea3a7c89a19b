import { screen } from "@testing-library/react";
import AptitudeTestPage from "../../src/pages/aptitude-test";
import { pageData } from "../support/content";
import { visit } from "../support/render";

test("the aptitude test page is the career aptitude assessment", () => {
  visit("/aptitude-test", AptitudeTestPage, pageData.aptitudeTest);
  expect(screen.getAllByRole("heading", { level: 1 })).toEqual([
    screen.getByRole("heading", { name: "Career aptitude assessment" }),
  ]);
});
