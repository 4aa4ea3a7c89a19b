import type { CountryCard, Ink } from "../../content/model";

/** A country as the carousel shows it: with a card, or as one of the links at its end. */
export type Destination = {
  slug: string;
  name: string;
  atlas: {
    ink: Ink;
    /** The address of our own copy of its flag. */
    flag: string;
    clock: { short: string; standard: string; summer: string | null };
    /** The drawing on its card. */
    art: { card: { url: string }; width: number; height: number };
  };
  /** null: no card, a link. */
  card: CountryCard | null;
};

export type WithCard = Destination & { card: CountryCard };

export const hasCard = (country: Destination): country is WithCard =>
  country.card !== null;
