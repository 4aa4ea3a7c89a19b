import { screen, within } from "@testing-library/react";
import ServicesPage from "../../src/pages/services";
import { pageData } from "../support/content";
import { visit } from "../support/render";

const draw = () => visit("/services", ServicesPage, pageData.services);
const page = () => within(screen.getByRole("main"));

test("the services page has six service cards of four features, in the order of the specification", () => {
  draw();
  expect(
    page().getByRole("heading", { level: 1, name: "Services" }),
  ).toBeVisible();
  const cards = page()
    .getAllByRole("heading", { level: 2 })
    .filter((heading) => heading.closest("li"));
  expect(cards.map((heading) => heading.textContent)).toEqual([
    "Documentation Support",
    "Admission Counseling",
    "Visa Assistance",
    "Scholarship Guidance",
    "Test Preparation",
    "24/7 Support",
  ]);
  for (const card of cards)
    expect(within(card.closest("li")!).getAllByRole("listitem")).toHaveLength(
      4,
    );
});
