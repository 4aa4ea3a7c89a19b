// Specification: 2.1, 2.2, 2.3
import { render, screen } from "@testing-library/react";
import { type HeadProps, navigate, type PageProps } from "gatsby";
import NotFoundPage from "../src/pages/404";
import HomePage from "../src/pages/index";
import UnlistedCountryPage, { Head } from "../src/templates/unlistedCountry";
import { pageData } from "./support/content";
import { serve } from "./support/render";

/** What Gatsby's router hands to the page at an address. @param file the page whose data it has */
const at = <Data,>(pathname: string, file = pathname) =>
  ({ data: pageData(file), location: { pathname } }) as PageProps<Data> &
    HeadProps<Data>;

test("any other path redirects to /, without a trace in the history", () => {
  render(<NotFoundPage {...at("/404")} />);
  expect(jest.mocked(navigate).mock.calls).toEqual([["/", { replace: true }]]);
});

test.each([true, false])(
  "with cards: %s, the carousel has its heading or not",
  (has) => {
    const home = at<Queries.HomePageQuery>("/");
    const { data } = home;
    const nodes = data.countries.nodes.map((country) =>
      has ? country : { ...country, card: null },
    );
    render(<HomePage {...home} data={{ ...data, countries: { nodes } }} />);
    const { title: name } = data.page.destinations;
    const headings = screen.queryAllByRole("heading", { name });
    expect(headings).toHaveLength(Number(has));
  },
);

// Countries that are not listed

const unlisted = (slug: string) =>
  at<Queries.UnlistedCountryPageQuery>(`/country/${slug}`, "/country/unlisted");
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
])("/country/%s has the heading %s, also as its title", (slug, text) => {
  render(<UnlistedCountryPage {...unlisted(slug)} />);
  expect(heading().textContent).toBe(text);
  expect(heading().querySelector(":not(small, span)")).toBeNull();
  render(<Head {...unlisted(slug)} />);
  expect(document.title).toBe(`${text} | Latitude Education`);
  const robots = document.head.querySelector("[name=robots]");
  expect(robots).toHaveAttribute("content", "noindex");
});

test("React hydrates the shared page of unlisted countries without an error", () => {
  const complained = jest.spyOn(console, "error");
  const hydrate = serve(<UnlistedCountryPage {...unlisted("new-zealand")} />);
  expect(heading()).toHaveTextContent("Study abroad");
  hydrate();
  expect(heading()).toHaveTextContent("Study in New Zealand");
  expect(complained).not.toHaveBeenCalled();
});
