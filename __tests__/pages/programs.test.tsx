import { render, screen } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { renderToString } from "react-dom/server";
import ProgramsPage from "../../src/pages/programs";
import { changeSite, pageData } from "../support/content";
import { holdTime } from "../support/render";

// Its texts are in built/pages.

const data = pageData<Queries.ProgramsPageQuery>("/programs");
const page = (
  <ProgramsPage {...({ data } as PageProps<Queries.ProgramsPageQuery>)} />
);

test.each([
  [
    "2024-12-15",
    ["1 award of $60,000", "1 award of $47,000", "1 award of $24,000"],
  ],
  // Medicine has none any more.
  ["2024-12-16", ["1 award of $47,000", "1 award of $24,000"]],
])("on %s a subject leads to awards that are open: %j", (day, expected) => {
  holdTime(`${day}T12:00`);
  render(page);
  const links = screen
    .getAllByRole("link", { name: /^\d+ award/ })
    .map(({ textContent }) => textContent);
  expect(links).toEqual(expected);
});

test("the HTML names none that had passed everywhere when the site was built", () => {
  changeSite({}, { buildTime: "2099-03-20T12:00:00.000Z" });
  expect(renderToString(page)).not.toMatch(/\d award/);
});
