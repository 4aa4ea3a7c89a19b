import { z } from "zod";
import { listOf, record, text } from "../fields";
import { Button, page, Way } from "../shared";

export const CountryPage = z.strictObject({
  title: text(70, "{country} becomes the country's name.").meta({
    variables: ["{country}"],
    unique: true,
  }),
  description: text(
    170,
    "One or two sentences for search results. {country} becomes the country's name.",
    50,
  ).meta({ variables: ["{country}"] }),
  lead: text(240, "The text below the figures."),
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
  unlisted: record("UnlistedCountry", "The page of an unknown country.", {
    description: page.description,
  }),
});
export type CountryPage = z.infer<typeof CountryPage>;
