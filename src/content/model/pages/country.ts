import { z } from "zod";
import { listOf, record, text } from "../fields";
import { Button, page, Way } from "../shared";

const textOnCapital = (about: string) =>
  text(60, `${about} {capital} becomes the capital.`).meta({
    optionalPlaceholders: ["{capital}"],
  });

export const CountryPage = z.strictObject({
  title: text(60, "{country} becomes the country's name.").meta({
    placeholders: ["{country}"],
  }),
  description: text(
    140,
    "One or two sentences for search results. {country} becomes the country's name.",
    50,
  ).meta({ placeholders: ["{country}"] }),
  studyIn: text(30, "The words before the country’s name in the heading."),
  lead: text(240, "The words below the figures."),
  contactForm: page.contactForm,
  next: Way,
  figures: listOf(
    2,
    record("Figure", "A figure, and what it counts.", {
      value: text(12, "The figure, such as 20+."),
      label: text(40, "What it counts."),
    }),
  ).describe("The figures of every country."),
  button: Button.describe("The button, and where it leads."),
  time: text(40, "The words above the time difference."),
  capital: text(40, "The words above the capital."),
  longitude: text(40, "The words above the capital’s longitude."),
  distance: text(40, "{city} becomes the home city.").meta({
    optionalPlaceholders: ["{city}"],
  }),
  map: text(
    120,
    "The map in words: {city} is the home city, {capital} the country's capital.",
  ).meta({ placeholders: ["{capital}"], optionalPlaceholders: ["{city}"] }),
  clocks: record("ClockTexts", "The words around the two clocks.", {
    title: text(60, "The heading above the two clocks."),
    lead: text(
      200,
      "How to read the clocks, after the time difference. {awake} becomes the hours that count as awake.",
    ).meta({ placeholders: ["{awake}"] }),
    winter: text(40, "What standard time is called."),
    summer: text(40, "What summer time is called."),
    callHome: textOnCapital("The words above the hours when both are awake."),
    callUs: textOnCapital(
      "The words above our opening hours on the capital's clock.",
    ),
    same: textOnCapital("The words before the countries with the same time."),
  }),
  landmarks: record(
    "LandmarkTexts",
    "The words around the drawing of a country's landmarks, where the site has one.",
    {
      title: text(60, "The heading above the drawing."),
      lead: text(200, "How to read the drawing."),
      credit: text(120, "Who made it."),
    },
  ),
  west: text(40, "The words above the next country to the west."),
  east: text(40, "The words above the next country to the east."),
  neighbours: text(40, "What screen readers call these two."),
  unlisted: record("UnlistedCountry", "The page of an unknown country.", {
    heading: text(60, "The heading where the address names no country."),
    description: page.description,
    listTitle: text(60, "The heading of the list of all countries."),
  }),
});
export type CountryPage = z.infer<typeof CountryPage>;
