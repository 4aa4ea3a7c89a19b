import { screen, within } from "@testing-library/react";
import OnlineEducationPage from "../../src/pages/online-education";
import { pageData } from "../support/content";
import { visit } from "../support/render";

const data = pageData.onlineEducation;
const page = () => within(screen.getByRole("main"));

test("the online education page has four benefit cards: Interactive Learning, Flexible Schedule, Global Recognition, Expert Instructors", () => {
  visit("/online-education", OnlineEducationPage, data);
  const cards = page()
    .getAllByRole("listitem")
    .flatMap((item) => within(item).queryAllByRole("heading", { level: 2 }));
  expect(cards.map((heading) => heading.textContent)).toEqual([
    "Interactive Learning",
    "Flexible Schedule",
    "Global Recognition",
    "Expert Instructors",
  ]);
});
