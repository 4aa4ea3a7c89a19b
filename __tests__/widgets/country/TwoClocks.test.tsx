import { render, screen } from "@testing-library/react";
import { TwoClocks } from "../../../src/widgets/country/TwoClocks";
import { pageData } from "../../support/content";
import { holdTime, serve, wait } from "../../support/render";

// What is said of each clock is in atlas/clocks, that it is on the page in built/pages.

function draw(slug: string, now: string) {
  holdTime(now);
  const { country } = pageData<Queries.CountryPageQuery>(`/country/${slug}`);
  const { clocks, clock, ink } = country.atlas;
  const { container } = render(
    <TwoClocks
      clocks={clocks}
      zone={clock.zone}
      capital={country.capital.name}
      ink={ink}
    />,
  );
  const terms = screen.getAllByRole("term").map((term) => term.textContent);
  return { terms, bars: container.querySelector("[aria-hidden]")! };
}

const WINTER = "In winter (October to March)";
const SUMMER = "In summer (March to October)";

test.each([
  ["2026-01-15", [WINTER, SUMMER], "10½ h"],
  ["2026-07-15", [SUMMER, WINTER], "11½ h"],
  // Berlin changes its clocks on these days; here they change with the day, at midnight in Greenwich.
  ["2026-03-29", [WINTER, SUMMER], "10½ h"],
  ["2026-03-30", [SUMMER, WINTER], "11½ h"],
])(
  "on %s the season that it is comes first, and is the one that is drawn",
  (day, expected, longest) => {
    const { terms, bars } = draw("germany", `${day}T12:00:00Z`);
    // For calls home, and for calls to us.
    expect(terms).toEqual([...expected, ...expected]);
    expect(bars).toHaveTextContent(longest);
  },
);

test("the season changes in a page that stays open", async () => {
  const { bars } = draw("germany", "2026-03-29T23:59:00Z");
  expect(bars).toHaveTextContent("10½ h");
  await wait(60_000);
  expect(bars).toHaveTextContent("11½ h");
});

test("where clocks are not changed no season is named", () => {
  const { terms } = draw("uae", "2026-07-15");
  expect(terms).toEqual(["All year", "All year"]);
  expect(
    screen.getAllByRole("heading", { level: 3 }).map((h) => h.textContent),
  ).toEqual(["Call home from Abu Dhabi", "Call us from Abu Dhabi"]);
});

test.each([
  ["germany", /asleep/],
  // One bar, with nothing before it.
  ["uae", /^Abu Dhabi$/],
])("%s: a night between two bars is named, and home's", (slug, expected) => {
  const { bars } = draw(slug, "2026-01-15");
  expect(bars.querySelector('[data-kind="there"]')).toHaveTextContent(expected);
  expect(bars.querySelector('[data-kind="here"]')).toHaveTextContent(/asleep/);
});

test("a browser that does not know the time zone gets the page without the drawing, and both seasons in words", () => {
  const complained = jest.spyOn(console, "error");
  const { country } = pageData<Queries.CountryPageQuery>("/country/germany");
  const { clocks, ink } = country.atlas;
  const zone = "Europe/Atlantis";
  const hydrate = serve(
    <TwoClocks clocks={clocks} zone={zone} capital="Berlin" ink={ink} />,
  );
  const drawing = "[aria-hidden]";
  expect(document.querySelectorAll(drawing)).toHaveLength(1);
  expect(document.body).toHaveTextContent("The bars are");
  hydrate();
  expect(document.querySelectorAll(drawing)).toHaveLength(0);
  expect(document.body).not.toHaveTextContent("The bars are");
  const terms = screen.getAllByRole("term").map((term) => term.textContent);
  expect(terms).toEqual([WINTER, SUMMER, WINTER, SUMMER]);
  expect(complained).not.toHaveBeenCalled();
});
