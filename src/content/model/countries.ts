import { z } from "zod";
import {
  countryCode,
  httpsAddress,
  list,
  number,
  orNull,
  pattern,
  PICTURE_NAME,
  record,
  slug,
  text,
  timeZone,
  wholeNumber,
} from "./fields";
import { Ink } from "./shared";

const CountryCard = record("CountryCard", "The card on the home page.", {
  description: text(160, "One sentence about studying there."),
  flag: httpsAddress.describe("The flag's picture on the public flag host."),
  studentCount: text(20, "Such as 170,000+."),
  universities: wholeNumber(1, 100_000, "How many universities there are."),
  rating: number(0, 5, "How students rate it.")
    .refine((rating) => Number(rating.toFixed(1)) === rating)
    .meta({
      errorMessage: "write a number from 0 to 5 with one decimal, such as 4.8",
    }),
  costLevel: z.enum(["low", "medium", "high"]).meta({
    id: "CostLevel",
    description: "What studying there costs, beside the others.",
  }),
  continent: text(30, "Its continent, or continents."),
});
export type CountryCard = z.infer<typeof CountryCard>;

const CountryPhoto = record(
  "CountryPhoto",
  "A picture on the country's page, from data/images.",
  {
    file: pattern(
      PICTURE_NAME,
      "write the name of a picture in data/images, such as berlin.jpg",
    ).meta({
      title: "Picture",
      description: "The picture’s name in data/images, such as berlin.jpg.",
      role: "picture",
    }),
    alt: text(200, "What the picture shows, for those who cannot see it."),
    credit: text(120, "Who made it."),
  },
);

/** Slugs reserved for the site's own routes. */
const RESERVED_SLUGS = ["index", "unlisted"];

/** As many as have a dot of 24 px each in a window of 320 px, between the two buttons. */
export const MOST_CARDS = 7;

export const Country = z.strictObject({
  slug: slug
    .refine((text) => !RESERVED_SLUGS.includes(text))
    .meta({
      description: "The end of the page's address: /country/saudi-arabia.",
      errorMessage: `write it in lower-case letters, digits and hyphens, such as saudi-arabia; at most 60 characters, and not ${RESERVED_SLUGS.join(", ")}, con or another name that Windows keeps for itself`,
    }),
  name: text(40, "The country’s name: no two may be alike."),
  code: countryCode
    .refine((code) => code !== "in")
    .meta({
      title: "Country code",
      description:
        "The ISO 3166 two-letter code in lower case: it finds the map and the flag.",
      errorMessage:
        "write the country's two letters in ISO 3166-1, such as gb for the United Kingdom; India is home, and no destination",
    }),
  capital: record("Capital", "What routes, distances and clocks lead to.", {
    name: text(40, "The capital’s name."),
    longitude: number(-180, 180, "Degrees east; west is negative."),
    latitude: number(-90, 90, "Degrees north; south is negative."),
    timeZone: timeZone.describe("Its clock in the tz database: Europe/Berlin."),
  }),
  ink: Ink.meta({
    title: "Colour",
    description:
      "The country's colour on every map: another one than its neighbours'.",
  }),
  card: orNull(CountryCard, "no card."),
  photo: orNull(CountryPhoto, "no picture."),
  intro: list(text(600, "A paragraph."), 12)
    .describe("Paragraphs at the head of the country's page.")
    .nullish()
    .meta({ whenNull: "none." }),
  facts: list(
    record("CountryFact", "A fact, with where it comes from.", {
      label: text(60, "What the fact is about."),
      value: text(120, "The fact."),
      source: httpsAddress.nullable().meta({
        description:
          "Where the fact comes from: an address starting with https://.",
        whenNull: "no source.",
      }),
    }),
    12,
    0,
  )
    .describe("Facts with where they come from.")
    .nullish()
    .meta({ whenNull: "none." }),
  formerly: list(slug, 12, 0)
    .describe("The slugs it had before: their addresses lead to its page.")
    .nullish()
    .meta({ whenNull: "none." }),
});
export type Country = z.infer<typeof Country>;
