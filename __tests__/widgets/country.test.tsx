// Specification: 4.7, 6.5
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PrintOrShare } from "../../src/widgets/country/PrintOrShare";
import { TwoClocks } from "../../src/widgets/country/TwoClocks";
import { changeSite, pageData } from "../support/content";
import { holdTime, wait } from "../support/render";

const texts = (role: string) =>
  screen.getAllByRole(role).map(({ textContent }) => textContent);

const countryOf = (slug: string) =>
  pageData<Queries.CountryPageQuery>(`/country/${slug}`).country;

/** Draws the two clocks of a country's page. @returns their bars */
function draw(slug: string, now?: string) {
  holdTime(now);
  const { atlas, capital } = countryOf(slug);
  const { container } = render(
    <TwoClocks atlas={atlas} capital={capital.name} />,
  );
  return container.querySelector("[aria-hidden]")!;
}

/** The last minute of winter time in Berlin. */
const { changes } = countryOf("germany").atlas.clock;
const toSummer = changes.find(({ ahead }, at) => at > 0 && ahead === -210)!;
const lastOfWinter = new Date((toSummer.from - 1) * 60_000).toISOString();

const WINTER = "In winter (October to March)";
const SUMMER = "In summer (March to October)";

test("the season of the moment comes first and is drawn, also in a page that stays open", async () => {
  const bars = draw("germany", lastOfWinter);
  // For calls home, and for calls to us.
  expect(texts("term")).toEqual([WINTER, SUMMER, WINTER, SUMMER]);
  expect(bars).toHaveTextContent("10½ h");
  await wait(60_000);
  expect(texts("term")).toEqual([SUMMER, WINTER, SUMMER, WINTER]);
  expect(bars).toHaveTextContent("11½ h");
});

test("closed days are listed until they are over on the visitor's day", async () => {
  const closedDays = ["2026-11-08", "2026-11-09"].map((date) => ({
    date,
    label: "Diwali",
  }));
  changeSite({ closedDays });
  draw("uae", "2026-11-08T23:59:00");
  expect(
    screen.getByText("Closed: 8 Nov 2026 (Diwali), 9 Nov 2026 (Diwali)"),
  ).toBeVisible();
  await wait(60_000);
  expect(screen.getByText("Closed: 9 Nov 2026 (Diwali)")).toBeVisible();
  jest.setSystemTime(new Date("2026-11-10T00:00:00"));
  await wait(1000);
  expect(screen.queryByText(/^Closed/)).not.toBeInTheDocument();
});

test("where clocks are not changed no season is named", () => {
  draw("uae");
  expect(texts("term")).toEqual(["All year", "All year"]);
});

test.each([
  ["germany", /asleep/],
  // One bar, with nothing before it.
  ["uae", /^Abu Dhabi$/],
])("%s: a night between two bars is named, and home's", (slug, expected) => {
  const bars = draw(slug, lastOfWinter);
  expect(bars.querySelector('[data-kind="there"]')).toHaveTextContent(expected);
  expect(bars.querySelector('[data-kind="here"]')).toHaveTextContent(/asleep/);
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
  [null, "Study in UAE: http://localhost/country/uae"],
])("on a site at %s the page is sent by WhatsApp as %s", (siteUrl, text) => {
  changeSite({}, { siteUrl });
  render(share);
  const link = screen.getByRole<HTMLAnchorElement>("link", {
    name: /^Send by WhatsApp.*, opens in a new tab$/,
  });
  expect(new URL(link.href).searchParams.get("text")).toBe(text);
});
