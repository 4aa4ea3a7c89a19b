import { screen } from "@testing-library/react";
import pageFile from "../../data/pages/scholarships.json";
import scholarshipsFile from "../../data/scholarships.json";
import { Scholarship, ScholarshipsPage } from "../../../src/content/model";
import { ScholarshipFinder } from "../../../src/features/scholarships/ScholarshipFinder";

const page = ScholarshipsPage.parse(pageFile);
const all = Scholarship.array().parse(scholarshipsFile);

export const CHAT = "https://wa.me/910000000000?text=Hi";

/** The finder with the twelve of the tests' data, or with others. */
export const finder = (scholarships: readonly Scholarship[] = all) => (
  <ScholarshipFinder
    heading={page.heading}
    lead={page.lead}
    texts={page.finder}
    scholarships={scholarships}
    chat={CHAT}
    builtAt="2024-11-20T12:00:00Z"
  />
);

export const field = () =>
  screen.getByRole<HTMLInputElement>("searchbox", {
    name: "Search scholarships",
  });
export const type = (name: string) => screen.getByRole("radio", { name });
export const order = () =>
  screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort by" });
export const clear = () => screen.getByRole("button", { name: "Clear All" });
export const cards = () => screen.queryAllByRole("listitem");
export const titles = () =>
  screen
    .queryAllByRole("heading", { level: 3 })
    .map((title) => title.textContent);
/** The count line, not its announcement. */
export const count = () =>
  screen.getByText(/^Showing /, { selector: "p" }).textContent;
