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
  ["/country/new-zealand/", "Study in New Zealand"],
  ["/country/c%C3%B4te-d'ivoire", "Study in Côte D'ivoire"],
  // A slug is text from a stranger, and stays text.
  [
    "/country/%3Cimg src=x onerror=alert(1)%3E",
    "Study in <img Src=x Onerror=alert(1)>",
  ],
  ["/country/&lt;b&gt;", "Study in &lt;b&gt;"],
  // What names no country.
  ["/country/%E0%A4%A", "Study abroad"],
  ["/country/---", "Study abroad"],
])("%s has the heading %s", (path, words) => {
  draw(path);
  expect(heading()).toBe(words);
  expect(page().getByRole("heading", { level: 1 }).childElementCount).toBe(0);
});

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
