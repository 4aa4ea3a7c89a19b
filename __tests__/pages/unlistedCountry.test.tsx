import { render, screen } from "@testing-library/react";
import type { HeadProps, PageProps } from "gatsby";
import UnlistedCountryPage, { Head } from "../../src/templates/unlistedCountry";
import { pageData } from "../support/content";
import { serve } from "../support/render";

// What the page holds besides, and how it reads without JavaScript, is in built/pages; real addresses in browser/routes.

const data = pageData<Queries.UnlistedCountryPageQuery>("/country/unlisted");

/** At an address, as Gatsby's router hands it on. */
const at = (pathname: string) =>
  ({ data, location: { pathname } }) as PageProps<typeof data> &
    HeadProps<typeof data>;
const heading = () => screen.getByRole("heading", { level: 1 });

test.each([
  ["new-zealand/", "Study in New Zealand"],
  ["-new--zealand-", "Study in New Zealand"],
  ["South-KOREA", "Study in South KOREA"],
  ["c%C3%B4te-d'ivoire", "Study in Côte D'ivoire"],
  ["österreich", "Study in Österreich"],
  ["𐐨pple-🇳🇿", "Study in 𐐀pple 🇳🇿"],
  // The router leaves reserved characters of an address encoded, here encoded twice.
  ["trinidad-%2526-tobago", "Study in Trinidad & Tobago"],
  ["50%25-off", "Study in 50% Off"],
  // A slug is text from a stranger, and stays text.
  ["%3Cimg src=x onerror=alert(1)%3E", "Study in <img Src=x Onerror=alert(1)>"],
  ["&lt;b&gt;", "Study in &lt;b&gt;"],
  // Nor does it turn the words around it.
  ["%E2%80%AEsiam", "Study in Siam"],
  // What names no country.
  ["%E0%A4%A", "Study abroad"],
  ["---", "Study abroad"],
  ["%00", "Study abroad"],
  // An endless one is cut between two letters.
  [`x${"🏝".repeat(100)}`, `Study in X${"🏝".repeat(79)}`],
])("/country/%s has the heading %s", (slug, text) => {
  render(<UnlistedCountryPage {...at(`/country/${slug}`)} />);
  expect(heading().textContent).toBe(text);
  expect(heading().querySelector(":not(small, span)")).toBeNull();
});

test("React takes over the one page that the host has for all of them without a complaint", () => {
  const complained = jest.spyOn(console, "error");
  const page = <UnlistedCountryPage {...at("/country/new-zealand")} />;
  const hydrate = serve(page);
  expect(heading()).toHaveTextContent("Study abroad");
  hydrate();
  expect(heading()).toHaveTextContent("Study in New Zealand");
  expect(complained).not.toHaveBeenCalled();
});

test.each([
  ["/country/new-zealand", "Study in New Zealand | Latitude Education"],
  ["/country/%E0%A4%A", "Study abroad | Latitude Education"],
])("%s has the title %s, and is not for search engines", (path, title) => {
  render(<Head {...at(path)} />);
  expect(document.title).toBe(title);
  expect(document.head.querySelector("[name=robots]")).toHaveAttribute(
    "content",
    "noindex",
  );
});
