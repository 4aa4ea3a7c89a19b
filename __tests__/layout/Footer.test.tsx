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
      map={atlas.footer.url}
    />,
  );

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

test("the quick links lead to the pages", () => {
  draw();
  expect(
    linksIn(screen.getByRole("navigation", { name: "Quick links" })),
  ).toEqual([
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
  const listed = screen.getByRole("navigation", { name: "Destinations" });
  expect(linksIn(listed).map(([name]) => name)).toEqual([
    "Malaysia",
    "UAE",
    "Saudi Arabia",
    "Turkey",
    "Germany",
    "UK",
    "Canada",
    "Australia",
  ]);
  expect(linksIn(listed)[2]).toEqual(["Saudi Arabia", "/country/saudi-arabia"]);
});

test("the legal links lead to their addresses", () => {
  draw();
  for (const name of ["Privacy", "Terms", "Cookies"])
    expect(screen.getByRole("link", { name })).toHaveAttribute(
      "href",
      `/${name.toLowerCase()}`,
    );
});

test("social links without an address go nowhere, and are no stops of the Tab key", () => {
  draw();
  for (const name of ["Instagram", "LinkedIn", "YouTube", "Facebook"]) {
    expect(screen.getByText(name)).not.toHaveAttribute("href");
    expect(screen.queryByRole("link", { name })).not.toBeInTheDocument();
  }
});

test("a social link that an editor gives an address opens it in a new tab", () => {
  draw({
    social: [{ label: "YouTube", url: "https://www.youtube.com/@longitude" }],
  });
  const link = screen.getByRole("link", {
    name: /^YouTube ?, opens in a new tab$/,
  });
  expect(link).toHaveAttribute("href", "https://www.youtube.com/@longitude");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener");
});

test("the contact details are an address in a city in India, a phone number and an e-mail address", () => {
  draw();
  expect(screen.getByText(/Meridian Road/)).toHaveTextContent(
    "4th Floor, 12 Meridian Road, Bengaluru 560001, India",
  );
  expect(screen.getByRole("link", { name: "+91 00000 00000" })).toHaveAttribute(
    "href",
    "tel:+910000000000",
  );
  expect(
    screen.getByRole("link", { name: "hello@longitude.example" }),
  ).toHaveAttribute("href", "mailto:hello@longitude.example");
});

test("the opening hours are Mon-Fri 9:00 AM-6:00 PM, Sat 10:00 AM-4:00 PM, Sun closed", () => {
  draw();
  const days = screen.getAllByRole("term");
  const times = screen.getAllByRole("definition");
  expect(
    days.map((day, index) => [day.textContent, times[index]?.textContent]),
  ).toEqual([
    ["Mon-Fri", "9:00 AM-6:00 PM"],
    ["Sat", "10:00 AM-4:00 PM"],
    ["Sun", "Closed"],
  ]);
});

test("the copyright reads 2024", () => {
  draw();
  expect(screen.getByText("© 2024 Longitude Education")).toBeVisible();
});
