import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PrintOrShare } from "../../src/widgets/country/PrintOrShare";
import { TwoClocks } from "../../src/widgets/country/TwoClocks";
import { changeSite, pageData } from "../support/content";
import { holdTime, serve, wait } from "../support/render";

// What is said of each clock is in atlas/clocks, that it is on the page in built/pages.

const texts = (role: string) =>
  screen.getAllByRole(role).map(({ textContent }) => textContent);

/** The two clocks of a country's page. @param zone another one than the capital's */
function clocksOf(slug: string, zone?: string) {
  const { country } = pageData<Queries.CountryPageQuery>(`/country/${slug}`);
  const { clocks, clock, ink } = country.atlas;
  const capital = country.capital.name;
  return <TwoClocks zone={zone ?? clock.zone} {...{ clocks, capital, ink }} />;
}

function draw(slug: string, now: string) {
  holdTime(now);
  const { container } = render(clocksOf(slug));
  return container.querySelector("[aria-hidden]")!;
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
    const bars = draw("germany", `${day}T12:00:00Z`);
    // For calls home, and for calls to us.
    expect(texts("term")).toEqual([...expected, ...expected]);
    expect(bars).toHaveTextContent(longest);
  },
);

test("the season changes in a page that stays open", async () => {
  const bars = draw("germany", "2026-03-29T23:59:00Z");
  expect(bars).toHaveTextContent("10½ h");
  await wait(60_000);
  expect(bars).toHaveTextContent("11½ h");
});

test("where clocks are not changed no season is named", () => {
  draw("uae", "2026-07-15");
  expect(texts("term")).toEqual(["All year", "All year"]);
});

test.each([
  ["germany", /asleep/],
  // One bar, with nothing before it.
  ["uae", /^Abu Dhabi$/],
])("%s: a night between two bars is named, and home's", (slug, expected) => {
  const bars = draw(slug, "2026-01-15");
  expect(bars.querySelector('[data-kind="there"]')).toHaveTextContent(expected);
  expect(bars.querySelector('[data-kind="here"]')).toHaveTextContent(/asleep/);
});

test("a browser that does not know the time zone gets both seasons in words, and no drawing", () => {
  const complained = jest.spyOn(console, "error");
  const hydrate = serve(clocksOf("germany", "Europe/Atlantis"));
  const expectDrawings = (count: number) => {
    expect(document.querySelectorAll("[aria-hidden]")).toHaveLength(count);
    expect(/The bars are/.test(document.body.textContent!)).toBe(count > 0);
  };
  expectDrawings(1);
  hydrate();
  expectDrawings(0);
  expect(texts("term")).toEqual([WINTER, SUMMER, WINTER, SUMMER]);
  expect(complained).not.toHaveBeenCalled();
});

// To print or to share

const share = <PrintOrShare name="UAE" path="/country/uae" />;

test("one button prints the page; where the browser cannot, nothing of it is said", async () => {
  const print = jest.spyOn(window, "print").mockImplementation(() => {});
  const { unmount } = render(share);
  await userEvent.click(screen.getByRole("button", { name: /^Print/ }));
  expect(print).toHaveBeenCalledTimes(1);
  unmount();
  Reflect.deleteProperty(window, "print");
  render(share);
  expect(screen.queryByText(/print|paper/i)).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: /WhatsApp/ })).toBeVisible();
});

test.each([
  ["https://example.org", "Study in UAE: https://example.org/country/uae"],
  [null, "Study in UAE"],
])("on a site at %s the page is sent by WhatsApp as %s", (siteUrl, text) => {
  changeSite({}, { siteUrl });
  render(share);
  const link = screen.getByRole<HTMLAnchorElement>("link", {
    name: /^Send by WhatsApp.*, opens in a new tab$/,
  });
  expect(new URL(link.href).searchParams.get("text")).toBe(text);
});
