import { screen, within } from "@testing-library/react";
import ProgramsPage from "../../src/pages/programs";
import { pageData } from "../support/content";
import { visit } from "../support/render";

const draw = () => visit("/programs", ProgramsPage, pageData.programs);
const page = () => within(screen.getByRole("main"));

test("the programs page says that it is a simplified version", () => {
  draw();
  expect(
    page().getByRole("heading", { level: 1, name: "Programs" }),
  ).toBeVisible();
  expect(page().getByText(/simplified version/)).toBeVisible();
});

test("it lists Medicine, Engineering, Business and more", () => {
  draw();
  expect(
    page()
      .getAllByRole("heading", { level: 2 })
      .map((heading) => heading.textContent),
  ).toEqual(["Medicine", "Engineering", "Business", "and more", "Where next?"]);
});

test("for what is not listed one asks by chat", () => {
  draw();
  expect(page().getByRole("link", { name: /^Ask by chat/ })).toHaveAttribute(
    "href",
    expect.stringContaining("https://wa.me/91"),
  );
});
