import { screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import UnlistedCountryPage from "../../src/templates/unlistedCountry";
import { pageData } from "../support/content";
import { pageAt, visit } from "../support/render";

const data = pageData.unlistedCountry;
const draw = (path: string) => visit(path, UnlistedCountryPage, data);
const page = () => within(screen.getByRole("main"));
const heading = () => page().getByRole("heading", { level: 1 }).textContent;

test.each([
  ["/country/new-zealand", "Study in New Zealand"],
  ["/country/new-zealand/", "Study in New Zealand"],
  ["/country/ireland", "Study in Ireland"],
  ["/country/c%C3%B4te-d'ivoire", "Study in Côte D'ivoire"],
  ["/country/日本", "Study in 日本"],
])(
  "%s has the heading %s: hyphens turned into spaces and each word capitalised",
  (path, words) => {
    draw(path);
    expect(heading()).toBe(words);
  },
);

test.each([
  [
    "/country/<script>alert(1)<%2Fscript>",
    "Study in <script>alert(1)</script>",
  ],
  [
    "/country/%3Cimg src=x onerror=alert(1)%3E",
    "Study in <img Src=x Onerror=alert(1)>",
  ],
  ["/country/&lt;b&gt;", "Study in &lt;b&gt;"],
])("a slug is text from a stranger: %s stays text", (path, words) => {
  draw(path);
  expect(heading()).toBe(words);
  expect(page().getByRole("heading", { level: 1 }).childElementCount).toBe(0);
});

test.each(["/country/%E0%A4%A", "/country/%", "/country/---", "/country/%20"])(
  "%s names no country, so the page reads Study abroad",
  (path) => {
    draw(path);
    expect(heading()).toBe("Study abroad");
  },
);

test("an endless slug does not make an endless heading, and is cut between two letters", () => {
  draw(`/country/x${"🏝".repeat(100)}`);
  expect(heading()).toBe(`Study in X${"🏝".repeat(79)}`);
});

test("without JavaScript it reads Study abroad", () => {
  const html = renderToString(
    pageAt("/country/new-zealand", UnlistedCountryPage, data),
  );
  expect(html).toMatch(/<h1[^>]*>Study abroad<\/h1>/);
  expect(html).not.toContain("New Zealand");
});

test("it shows the same figures as every country: 20+ Partner Universities, 50+ Degree Programs", () => {
  draw("/country/new-zealand");
  expect(
    page().getByText("Partner Universities").parentElement,
  ).toHaveTextContent("20+ Partner Universities");
  expect(page().getByText("Degree Programs").parentElement).toHaveTextContent(
    "50+ Degree Programs",
  );
});

test("it lists the twenty countries that have a page", () => {
  draw("/country/new-zealand");
  const list = page().getByRole("heading", {
    name: "The twenty on our map",
  }).parentElement!;
  expect(within(list).getAllByRole("link")).toHaveLength(20);
  expect(within(list).getByRole("link", { name: "UAE" })).toHaveAttribute(
    "href",
    "/country/uae",
  );
});
