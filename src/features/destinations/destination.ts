import type { CountryCard, Ink } from "../../content/model";

/** A country as the carousel shows it: with a card, or as one of the links at its end. */
export type Destination = {
  slug: string;
  name: string;
  /** The address of our own copy of its flag. */
  flag: string;
  ink: Ink;
  /** "+2:30": hours and minutes ahead of India. */
  offsetShort: string;
  /** "4 h 30 min behind India (3 h 30 min in summer)" */
  offset: string;
  /** The drawing on its card. */
  art: { url: string; width: number; height: number };
  /** null: no card, a link. */
  card: CountryCard | null;
};

export type WithCard = Destination & { card: CountryCard };

export const hasCard = (country: Destination): country is WithCard =>
  country.card !== null;
