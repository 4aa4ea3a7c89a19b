import { render, screen, within } from "@testing-library/react";
import type { SiteSettings } from "../../src/content/model";
import { Footer } from "../../src/layout/Footer";
import { staticQueryAnswer } from "../support/content";

const { siteSettings, allCountry, atlas } = staticQueryAnswer();
const shipped = siteSettings as SiteSettings;

const draw = (footer: Partial<SiteSettings["footer"]> = {}) =>
  render(
    <Footer
      site={{ ...shipped, footer: { ...shipped.footer, ...footer } }}
      countries={allCountry.nodes}
      world={atlas.world}
      footerMap={atlas.footer.url}
    />,
  );

const linksIn = (navigation: string) =>
  within(screen.getByRole("navigation", { name: navigation }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

test("the quick links lead to the pages", () => {
  draw();
  expect(linksIn("Quick links")).toEqual([
    ["Online Education", "/online-education"],
    ["Programs", "/programs"],
    ["Services", "/services"],
    ["Scholarships", "/scholarships"],
    ["Aptitude test", "/aptitude-test"],
    ["Education support", "/education-support"],
    ["About", "/about"],
  ]);
});

test("it has 8 destination links, in the order that data/ gives them", () => {
  draw();
  expect(linksIn("Destinations")).toEqual([
    ["Malaysia", "/country/malaysia"],
    ["UAE", "/country/uae"],
    ["Saudi Arabia", "/country/saudi-arabia"],
    ["Turkey", "/country/turkey"],
    ["Germany", "/country/germany"],
    ["UK", "/country/uk"],
    ["Canada", "/country/canada"],
    ["Australia", "/country/australia"],
  ]);
});

test.each([
  ["Privacy", "/privacy"],
  ["Terms", "/terms"],
  ["Cookies", "/cookies"],
  ["+91 00000 00000", "tel:+910000000000"],
  ["hello@longitude.example", "mailto:hello@longitude.example"],
])("%s leads to %s", (name, to) => {
  draw();
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", to);
});

test("social links without an address go nowhere, and are no stops of the Tab key", () => {
  draw();
  for (const name of ["Instagram", "LinkedIn", "YouTube", "Facebook"]) {
    expect(screen.getByText(name)).not.toHaveAttribute("href");
    expect(screen.queryByRole("link", { name })).not.toBeInTheDocument();
  }
});

test("a social link that an editor gives an address opens it in a new tab", () => {
  const url = "https://www.youtube.com/@longitude";
  draw({ social: [{ label: "YouTube", url }] });
  const name = /^YouTube ?, opens in a new tab$/;
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", url);
});

test("it says the address in a city in India, the opening hours, and the copyright of 2024", () => {
  draw();
  expect(screen.getByText(/Meridian Road/)).toHaveTextContent(
    "4th Floor, 12 Meridian Road, Bengaluru 560001, India",
  );
  const times = screen.getAllByRole("definition");
  expect(
    screen
      .getAllByRole("term")
      .map((day, index) => [day.textContent, times[index]?.textContent]),
  ).toEqual([
    ["Mon-Fri", "9:00 AM-6:00 PM"],
    ["Sat", "10:00 AM-4:00 PM"],
    ["Sun", "Closed"],
  ]);
  expect(screen.getByText("© 2024 Longitude Education")).toBeVisible();
});
