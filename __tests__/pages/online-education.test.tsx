import { screen, within } from "@testing-library/react";
import OnlineEducationPage, { Head } from "../../src/pages/online-education";
import { pageData } from "../support/content";
import { visit, visitHead } from "../support/render";

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

test("it has one heading of its own", () => {
  visit("/online-education", OnlineEducationPage, data);
  expect(page().getAllByRole("heading", { level: 1 })).toEqual([
    page().getByRole("heading", { name: "Online education" }),
  ]);
});

test("its head gives title and description", () => {
  expect(visitHead("/online-education", Head, data)).toEqual({
    title: "Online education | Longitude Education",
    description: expect.stringMatching(/^Online and distance programs/),
    robots: null,
  });
});
