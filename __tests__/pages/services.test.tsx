import { screen, within } from "@testing-library/react";
import ServicesPage, { Head } from "../../src/pages/services";
import { pageData } from "../support/content";
import { visit, visitHead } from "../support/render";

const draw = () => visit("/services", ServicesPage, pageData.services);
const page = () => within(screen.getByRole("main"));

const NAMES = [
  "Documentation Support",
  "Admission Counseling",
  "Visa Assistance",
  "Scholarship Guidance",
  "Test Preparation",
  "24/7 Support",
];

test("the services page has six service cards, in the order of the specification", () => {
  draw();
  expect(
    page().getByRole("heading", { level: 1, name: "Services" }),
  ).toBeVisible();
  const cards = page()
    .getAllByRole("heading", { level: 2 })
    .filter((heading) => heading.closest("li"));
  expect(cards.map((heading) => heading.textContent)).toEqual(NAMES);
});

test.each(NAMES)("%s has four features", (name) => {
  draw();
  const card = page().getByRole("heading", { name }).closest("li")!;
  expect(within(card).getAllByRole("listitem")).toHaveLength(4);
});

test("its head gives title and description", () => {
  expect(visitHead("/services", Head, pageData.services)).toEqual({
    title: "Services | Longitude Education",
    description: expect.stringMatching(/^Six services for students/),
    robots: null,
  });
});
