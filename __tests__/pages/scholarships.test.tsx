import { screen, within } from "@testing-library/react";
import ScholarshipsPage from "../../src/pages/scholarships";
import { pageData } from "../support/content";
import { visit } from "../support/render";

const draw = () =>
  visit("/scholarships", ScholarshipsPage, pageData.scholarships);
const page = () => within(screen.getByRole("main"));

test("the scholarships page lists 12 scholarships", () => {
  draw();
  expect(
    page().getByRole("heading", { level: 1, name: "Scholarships" }),
  ).toBeVisible();
  expect(page().getAllByText("Showing 12 of 12 scholarships")[0]).toBeVisible();
  for (const { title } of pageData.scholarships.scholarships.nodes)
    expect(page().getByRole("heading", { name: title })).toBeVisible();
});

test("it has application tips", () => {
  draw();
  expect(
    page().getByRole("heading", { level: 2, name: "Application tips" }),
  ).toBeVisible();
  for (const { title } of pageData.scholarships.page!.tips)
    expect(page().getByRole("heading", { name: title })).toBeVisible();
});
