import { render, screen } from "@testing-library/react";
import homeFile from "../../data/pages/home.json";
import { type CountryCard as Card, HomePage } from "../../../src/content/model";
import { CountryCard } from "../../../src/features/destinations/CountryCard";
import type { WithCard } from "../../../src/features/destinations/destination";

const texts = HomePage.parse(homeFile).destinations;

const aCountry = (card: Partial<Card> = {}): WithCard => ({
  slug: "malaysia",
  name: "Malaysia",
  atlas: {
    ink: "sun",
    flag: "/flags/my.svg",
    distanceKm: 2_900,
    clock: { standard: "2 h 30 min ahead of India", summer: null },
    art: { card: { url: "/art/my.svg" }, width: 1000, height: 380 },
  },
  card: {
    description: "Branch campuses.",
    flag: "https://flagcdn.com/my.svg",
    studentCount: "170,000+",
    universities: 1096,
    rating: 4.6,
    costLevel: "low",
    continent: "Asia",
    ...card,
  },
});

const show = (country = aCountry()) =>
  render(<CountryCard country={country} texts={texts} />);

/** What a list of terms says of one of them. */
const fact = (term: string) =>
  screen.getByText(term, { selector: "dt" }).nextElementSibling;

test("the card has one link, and that is called as the country", () => {
  show();
  const link = screen.getByRole("link");
  expect(link).toHaveAttribute("href", "/country/malaysia");
  expect(link).toHaveAccessibleName("Malaysia");
  expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent(
    /^Malaysia$/,
  );
});

test("it shows description, rating, students, universities, continent and the clocks", () => {
  show();
  expect(screen.getByText("Branch campuses.")).toBeVisible();
  expect(screen.getByText("2 h 30 min ahead of India")).toBeVisible();
  expect(screen.getByText("4.6")).toHaveTextContent("Rating 4.6");
  expect(fact("Continent")).toHaveTextContent(/^Asia$/);
  expect(fact("Students")).toHaveTextContent(/^170,000\+$/);
  expect(fact("Universities")).toHaveTextContent(/^1,096$/);
});

test.each([
  ["low", "Low", ["low", "", ""]],
  ["medium", "Medium", ["medium", "medium", ""]],
  ["high", "High", ["high", "high", "high"]],
] as const)(
  "what studying costs is said in words and in colours: %s",
  (costLevel, word, filled) => {
    show(aCountry({ costLevel }));
    expect(fact("Cost level")).toHaveTextContent(new RegExp(`^${word}$`));
    const segments = [...fact("Cost level")!.querySelectorAll("path")];
    expect(segments.map((segment) => getComputedStyle(segment).fill)).toEqual(
      filled.map((level) => level && `var(--cost-${level})`),
    );
  },
);

test("its pictures say nothing that the words beside them do not say", () => {
  show();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  const sources = screen
    .getAllByRole("presentation")
    .map((picture) => picture.getAttribute("src"));
  expect(sources).toEqual(["/art/my.svg", "https://flagcdn.com/my.svg"]);
});
