import { render } from "@testing-library/react";
import { Hero } from "../../../src/widgets/hero/Hero";
import { pageData, site } from "../../support/content";
import { holdTime, wait } from "../../support/render";

// Its texts and links are in built/pages, pointing at the map in browser/map.

const DAY = 86_400_000;
const { nodes } = site.answer.allCountry;
const germany = nodes.findIndex(({ slug }) => slug === "germany");

/** @param day on which Germany is active, half past one in the night there in winter */
function showOn(day: number) {
  holdTime(new Date(day * DAY + 30 * 60_000).toISOString());
  const { page } = pageData<Queries.HomePageQuery>("/");
  const { container } = render(<Hero page={page} />);
  return () =>
    container.querySelector('a[aria-hidden][href="/country/germany"]');
}

test("the map says how far the country of the day is, and what time it is there, and goes with the minute", async () => {
  const card = showOn(germany);
  expect(card()).toHaveTextContent(
    /^Germany 4 h 30 min behind · 7,131 kmnow 1:30 AM, asleep$/,
  );
  await wait(60_000);
  expect(card()).toHaveTextContent("now 1:31 AM, asleep");
});

test("another day it shows another country", () => {
  expect(showOn(germany + 1)()).toBeNull();
});

test("where clocks are changed it counts by the clock of now", () => {
  const july = Date.UTC(2026, 6, 1) / DAY;
  const card = showOn(july - (july % nodes.length) + germany);
  expect(card()).toHaveTextContent(/3 h 30 min behind.*now 2:30 AM/);
});
