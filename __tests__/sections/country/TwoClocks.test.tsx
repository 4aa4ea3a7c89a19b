import { act, screen, within } from "@testing-library/react";
import CountryPage from "../../../src/templates/country";
import { countryData } from "../../support/content";
import { holdObservers, visit } from "../../support/render";

const clocks = () => within(screen.getByRole("region", { name: "Two clocks" }));

const draw = (slug: string) =>
  visit(`/country/${slug}`, CountryPage, countryData(slug));

/** Terms and what is said of them, in order. */
const said = () =>
  clocks()
    .getAllByRole("term")
    .map((term) => [
      term.textContent,
      term.nextElementSibling!.textContent!.replace(/\s+/g, " ").trim(),
    ]);

test("the difference and what the bars mean are said in words", () => {
  draw("germany");
  expect(clocks().getByText(/^Berlin is/)).toHaveTextContent(
    "Berlin is 4 h 30 min behind India, 3 h 30 min in summer. The bars are the hours awake, 7 AM to 10 PM. " +
      "Where both are awake, there is time to talk.",
  );
});

test("where the clocks are changed, winter and summer stand side by side", () => {
  draw("germany");
  expect(
    clocks()
      .getAllByRole("article")
      .map((season) => within(season).getByRole("heading").textContent),
  ).toEqual(["Winter time October to March", "Summer time March to October"]);
  expect(said()).toEqual([
    ["Call home from Berlin", "7 AM to 5:30 PM there, 11:30 AM to 10 PM here"],
    [
      "Call us from Berlin",
      "Mon-Fri 4:30 AM-1:30 PM, Sat 5:30 AM-11:30 AM there",
    ],
    ["Call home from Berlin", "7 AM to 6:30 PM there, 10:30 AM to 10 PM here"],
    [
      "Call us from Berlin",
      "Mon-Fri 5:30 AM-2:30 PM, Sat 6:30 AM-12:30 PM there",
    ],
  ]);
});

test("the countries with the same clock are links", () => {
  draw("usa");
  expect(
    clocks().getByRole("heading", { name: "Same clock as Washington, DC" }),
  ).toBeVisible();
  expect(
    clocks()
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["/country/canada"]);
});

test("what time it is is said of the season that it is, from when the clocks are near the window, and moves on with the minute", () => {
  jest.useFakeTimers({ now: new Date("2026-07-15T14:00:30+05:30") });
  const { comes } = holdObservers();
  draw("germany");
  expect(clocks().queryByText(/^now /)).toBeNull();
  comes();
  const [winter, summer] = clocks().getAllByRole("article");
  expect(within(winter!).queryByText(/^now /)).toBeNull();
  expect(within(summer!).getByText("now 10:30 AM")).toBeVisible();
  expect(within(summer!).getByText("now 2:00 PM")).toBeVisible();
  act(() => jest.advanceTimersByTime(30_000));
  expect(within(summer!).getByText("now 10:31 AM")).toBeVisible();
  jest.useRealTimers();
  jest.restoreAllMocks();
});
