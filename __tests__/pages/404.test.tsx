import { screen, within } from "@testing-library/react";
import { navigate } from "gatsby";
import NotFoundPage from "../../src/pages/404";
import { pageData } from "../support/content";
import { visit } from "../support/render";

const data = pageData.notFound;

test("any other path redirects to /, without a trace in the history", () => {
  visit("/no/such/page", NotFoundPage, data);
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(navigate).toHaveBeenCalledWith("/", { replace: true });
});

test("until then, and without JavaScript, there is a link to /", () => {
  visit("/no/such/page", NotFoundPage, data);
  const page = within(screen.getByRole("main"));
  expect(page.getByRole("heading", { level: 1 })).toHaveTextContent(
    "Longitude Education",
  );
  expect(page.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
});
