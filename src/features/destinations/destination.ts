import type { CountryCard } from "../../content/model";

/** A country as the home page shows it: in the list of all, and some on a card as well. */
export type Destination = Queries.HomePageQuery["countries"]["nodes"][number];

export type WithCard = Destination & { card: CountryCard };

export const hasCard = (country: Destination): country is WithCard =>
  country.card !== null;
