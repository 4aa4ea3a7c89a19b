import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import CountryPage, { Head } from "../../src/templates/country";
import { countries, countryData } from "../support/content";
import { visit, visitHead } from "../support/render";

const draw = (slug = "uae", data = countryData(slug)) =>
  visit(`/country/${slug}`, CountryPage, data);
const page = () => within(screen.getByRole("main"));

test.each(countries.map(({ slug, name }) => [slug, name]))(
  "/country/%s has the heading Study in %s",
  (slug, name) => {
    draw(slug);
    expect(
      page()
        .getAllByRole("heading", { level: 1 })
        .map((heading) => heading.textContent),
    ).toEqual([`Study in ${name}`]);
  },
);

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

test("the map is told in words", () => {
  draw("uae");
  expect(
    page().getByRole("img", {
      name: "Map: the route from Bengaluru to Abu Dhabi",
    }),
  ).toBeInTheDocument();
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

test("a country with a picture shows it, with who made it", () => {
  draw("germany");
  expect(page().getByRole("img", { name: /^Six buildings/ })).toBeVisible();
  expect(page().getByRole("figure")).toHaveTextContent(
    /Drawing: Longitude Education$/,
  );
});

test("a country without picture, paragraphs and facts has nothing in their place", () => {
  draw("uae");
  expect(page().queryByRole("figure")).not.toBeInTheDocument();
  // Its four facts, and when to call.
  expect(page().getAllByRole("term")).toHaveLength(6);
});

test("its head gives title and description with the country's name", () => {
  expect(visitHead("/country/uae", Head, countryData("uae"))).toEqual({
    title: "Study in UAE | Longitude Education",
    description: expect.stringMatching(/^Study in UAE: /),
    robots: null,
  });
});
