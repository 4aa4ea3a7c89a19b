import pageFile from "../../data/pages/scholarships.json";
import { ScholarshipsPage } from "../../../src/content/model";
import {
  sharedList,
  sharedScholarship,
} from "../../../src/features/scholarships/shared";
import { aScholarship } from "./builders";

const texts = ScholarshipsPage.parse(pageFile).finder.sharing;
const PAGE = "https://meridian.org/scholarships";

test("a list is shared with the search that it answers", () => {
  const url = (text: string, type: "all" | "national") =>
    sharedList({ text, type, sort: "deadline" }, texts, PAGE).url;
  expect(url("", "all")).toBe(PAGE);
  expect(url("data & arts", "national")).toBe(
    `${PAGE}?q=data+%26+arts&type=national`,
  );
});

test("a scholarship is shared with its name, award, deadline and place", () => {
  const { title, text, url } = sharedScholarship(
    aScholarship({ id: 7, title: "Banyan Award" }),
    texts,
    PAGE,
  );
  expect(title).toBe("Banyan Award");
  expect(text).toBe("Banyan Award: $20,000, deadline 31 Jan 2025");
  expect(url).toBe(`${PAGE}#award-7`);
});
