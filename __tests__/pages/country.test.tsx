import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import CountryPage from "../../src/templates/country";
import { countryData } from "../support/content";
import { visit } from "../support/render";

const draw = (slug = "uae", data = countryData(slug)) =>
  visit(`/country/${slug}`, CountryPage, data);
const page = () => within(screen.getByRole("main"));

test("it has the heading Study in and its name", () => {
  draw("saudi-arabia");
  expect(page().getByRole("heading", { level: 1 })).toHaveTextContent(
    /^Study in Saudi Arabia$/,
  );
});

test("it shows 20+ Partner Universities and 50+ Degree Programs", () => {
  draw();
  expect(
    page().getByText("Partner Universities").parentElement,
  ).toHaveTextContent("20+ Partner Universities");
  expect(page().getByText("Degree Programs").parentElement).toHaveTextContent(
    "50+ Degree Programs",
  );
});

test("its button does nothing", async () => {
  draw();
  const before = document.body.innerHTML;
  await userEvent.click(page().getByRole("button", { name: "Get Started" }));
  expect(document.body.innerHTML).toBe(before);
});

test("with the action contact its button leads to the nearest page with the form", () => {
  const data = countryData("uae");
  const texts = {
    ...data.texts!,
    button: { label: "Get Started", action: "contact" },
  };
  draw("uae", { ...data, texts });
  expect(page().getByRole("link", { name: "Get Started" })).toHaveAttribute(
    "href",
    "/services#contact",
  );
});

test("the clock, capital, longitude and distance follow from where the country lies", () => {
  draw("germany");
  const facts = page()
    .getAllByRole("term")
    .slice(0, 4)
    .map((term, index) => [
      term.textContent,
      page()
        .getAllByRole("definition")
        [index]?.textContent?.replaceAll("\u00a0", " "),
    ]);
  expect(facts).toEqual([
    ["Capital’s time", "4 h 30 min behind India (3 h 30 min in summer)"],
    ["Capital", "Berlin"],
    ["Longitude", "13.4° E"],
    ["From Bengaluru", "5,000 km"],
  ]);
});

test("where clocks are not changed, nothing is said of summer", () => {
  draw("uae");
  expect(page().getByText(/behind India$/)).toHaveTextContent(
    /^1 h 30 min behind India$/,
  );
});

test("the neighbouring destinations are links, west first", () => {
  draw("uae", countryData("uae", { west: "saudi-arabia", east: "malaysia" }));
  const neighbours = page().getByRole("navigation", {
    name: "Neighbouring destinations",
  });
  expect(
    within(neighbours)
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Next stop westSaudi Arabia", "/country/saudi-arabia"],
    ["Next stop eastMalaysia", "/country/malaysia"],
  ]);
});

test("a country without picture, paragraphs and facts has nothing in their place", () => {
  draw("uae");
  expect(page().queryByRole("figure")).not.toBeInTheDocument();
  // Its four facts, and when to call.
  expect(page().getAllByRole("term")).toHaveLength(6);
});
