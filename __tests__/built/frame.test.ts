// Specification: 3.1, 3.4, 3.5, 3.7
import settings from "../data/site.json";
import { page, pageFiles, textOf } from "./pages";

// The frame that every page sits in: header, page, footer, chat.

const COUNTRIES =
  "Malaysia, UAE, Saudi Arabia, Turkey, Germany, UK, Canada, Australia, USA, France, Italy, Spain, Netherlands, Sweden, Norway, Denmark, Finland, Switzerland, Austria, Belgium"
    .split(", ")
    .map((name) => [name, `/country/${name.toLowerCase().replace(" ", "-")}`]);

const MAIN = 'header nav[aria-label="Main"]';

test.each(pageFiles)("%s has the frame: header, main, footer, chat", (file) => {
  const { $, links, texts } = page(file);
  const parts = $("#gatsby-focus-wrapper").children().get();
  expect(parts.map(({ name }) => name).join(" ")).toBe(
    "a header div main footer aside",
  );
  // What skips to the content.
  expect($("a").first().attr("href")).toBe("#main");
  for (const part of ["header", "footer"])
    expect($(part).find("a").first().attr("href")).toBe("/");
  expect($("main").attr()).toMatchObject({ id: "main", tabindex: "-1" });

  expect(links('footer nav[aria-label="Quick links"]')).toEqual(
    settings.footer.quickLinks.map(({ label, to }) => [label, to]),
  );
  expect(links('footer nav[aria-label="Destinations"]')).toEqual(
    COUNTRIES.slice(0, 8),
  );
  expect(links("footer address")).toEqual([
    ["+91 00000 00000", "tel:+910000000000"],
    ["hello@longitude.example", "mailto:hello@longitude.example"],
  ]);
  expect(texts("footer address p")).toEqual([
    "4th Floor, 12 Meridian Road, Bengaluru 560001, India",
    "Mon-Fri 9:00 AM-6:00 PM Sat 10:00 AM-4:00 PM, Sun closed",
  ]);
  expect(textOf($("footer"))).toContain("© 2024 Latitude Education");
  // Known in the browser only.
  expect(textOf($("footer"))).not.toMatch(/Open|Saved/);
  expect(links("footer > :last-child")).toEqual([
    ["Instagram", null],
    // An editor has given it an address.
    ["LinkedIn, opens in a new tab", "https://example.org/linkedin"],
    ["YouTube", null],
    ["Facebook", null],
    ["Privacy", "/privacy"],
    ["Terms", "/terms"],
    ["Cookies", "/cookies"],
  ]);

  const chat = $("body aside a");
  const { origin, pathname, searchParams } = new URL(chat.attr("href")!);
  expect({ ...chat.attr(), href: origin + pathname }).toMatchObject({
    href: "https://wa.me/910000000000",
    target: "_blank",
    rel: "noopener",
    "aria-label":
      "Chat with us on WhatsApp, +91 00000 00000, opens in a new tab",
  });
  expect(searchParams.get("text")).toBe(
    "Hi, I'm interested in Latitude Education services",
  );
  // The name is that of data/, and in no code.
  expect($.text()).not.toContain("Longitude Education");
});

test("the header has its links, then a closed dropdown of 20 countries with our own copies of their flags", () => {
  const { $ } = page("/");
  const links = $(`${MAIN} > ul a`).clone().get();
  const shown = links.map((link) => [
    // Beside a country's name is its clock.
    textOf($(link).find("[aria-hidden]").remove().end()),
    link.attribs.href,
  ]);
  expect(shown).toEqual([
    ...settings.header.links.map(({ label, to }) => [label, to]),
    ...COUNTRIES,
  ]);
  const dropdown = $(`${MAIN} li:last-child > details:not([open])`).first();
  expect(textOf(dropdown.children("summary"))).toBe("Destinations");
  expect(dropdown.find("a")).toHaveLength(20);
  expect(dropdown.find('a > img[src^="/flags/"][alt=""]')).toHaveLength(20);
});

test("the menu of small screens has a way to begin, the phone and its hours", () => {
  const { $, links } = page("/about");
  expect(links(`${MAIN} > div`)).toEqual([
    ["Start Your Journey", "/aptitude-test"],
    ["Call us", "tel:+910000000000"],
  ]);
  expect(textOf($(`${MAIN} > div p`))).toBe(
    "Mon-Fri 9:00 AM-6:00 PM Sat 10:00 AM-4:00 PM, Sun closed",
  );
});

test.each([
  ["/", ""],
  ["/services", "Services: page"],
  ["/country/uk", "Destinations: true, UK−5:30: page"],
])("on %s the active links of the header are %j", (route, active) => {
  const { $ } = page(route);
  const current = $(`${MAIN} [aria-current]`).get();
  const shown = current.map(
    (link) => `${textOf($(link))}: ${link.attribs["aria-current"]}`,
  );
  expect(shown.join(", ")).toBe(active);
});
