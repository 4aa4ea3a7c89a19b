import { render, within } from "@testing-library/react";
import { Hero } from "../../../src/widgets/hero/Hero";
import { pageData, site } from "../../support/content";
import { holdObservers, holdTime, wait } from "../../support/render";

// Its texts and links are in built/pages; the country of each day, and pointing at the map, in browser/map.

test("once the map is near the window it says what time it is in the country of the day and where people are asleep, and goes with the minute", async () => {
  const { nodes } = site.answer.allCountry;
  const germany = nodes.findIndex(({ slug }) => slug === "germany");
  // The first day on which Germany is lit, half past one in the night there.
  holdTime(new Date(germany * 86_400_000 + 30 * 60_000).toISOString());
  const comes = holdObservers();
  const { page } = pageData<Queries.HomePageQuery>("/");
  const { container } = render(<Hero page={page} />);
  const lit = container.querySelector('a[data-place="/country/germany"]');
  expect(lit).toHaveTextContent(/^Germany 4 h 30 min behind · 7,131 km$/);
  const asleep = () => within(container).queryAllByText(/^asleep now/);
  expect(asleep()).toHaveLength(0);
  comes();
  expect(lit).toHaveTextContent("now 1:30 AM, asleep");
  expect(asleep()).toHaveLength(1);
  await wait(60_000);
  expect(lit).toHaveTextContent("now 1:31 AM, asleep");
});
