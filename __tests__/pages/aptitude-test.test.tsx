import { screen } from "@testing-library/react";
import AptitudeTestPage, { Head } from "../../src/pages/aptitude-test";
import { pageData } from "../support/content";
import { visit, visitHead } from "../support/render";

test("the aptitude test page is the career aptitude assessment", () => {
  visit("/aptitude-test", AptitudeTestPage, pageData.aptitudeTest);
  expect(screen.getAllByRole("heading", { level: 1 })).toEqual([
    screen.getByRole("heading", { name: "Career aptitude assessment" }),
  ]);
});

test("its head gives title and description", () => {
  expect(visitHead("/aptitude-test", Head, pageData.aptitudeTest)).toEqual({
    title: "Career aptitude test | Longitude Education",
    description: expect.stringMatching(/^A career aptitude assessment/),
    robots: null,
  });
});
