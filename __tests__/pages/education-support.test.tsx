import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import EducationSupportPage from "../../src/pages/education-support";
import { pageData } from "../support/content";
import { visit } from "../support/render";

const data = pageData.educationSupport;
const draw = () => visit("/education-support", EducationSupportPage, data);
const page = () => within(screen.getByRole("main"));
const process = () =>
  within(page().getByRole("region", { name: "How it works, in four steps" }));

test("there are four support services with four features each", () => {
  draw();
  expect(
    page().getByRole("heading", { level: 1, name: "Education support" }),
  ).toBeVisible();
  for (const name of [
    "Academic Guidance",
    "Mentorship Program",
    "Scholarship Support",
    "Study Abroad Assistance",
  ]) {
    const { parentElement } = page().getByRole("heading", { level: 2, name });
    expect(within(parentElement!).getAllByRole("listitem")).toHaveLength(4);
  }
});

test("the process has four steps: Initial Consultation, Personalized Planning, Application Support, Ongoing Mentorship", () => {
  draw();
  expect(
    process()
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual([
    "Initial Consultation",
    "Personalized Planning",
    "Application Support",
    "Ongoing Mentorship",
  ]);
});

test("the consultation button does nothing", async () => {
  draw();
  const before = document.body.innerHTML;
  await userEvent.click(
    process().getByRole("button", { name: "Book a Consultation" }),
  );
  expect(document.body.innerHTML).toBe(before);
});

test("with an action it leads there", () => {
  const shipped = data.page!;
  const button = { ...shipped.process.button, action: "contact" };
  visit("/education-support", EducationSupportPage, {
    page: { ...shipped, process: { ...shipped.process, button } },
  });
  expect(
    process().getByRole("link", { name: "Book a Consultation" }),
  ).toHaveAttribute("href", "#contact");
});
