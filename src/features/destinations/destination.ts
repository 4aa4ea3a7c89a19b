import type { CountryCard, Ink } from "../../content/model";

/** A country as the home page shows it: in the list of all, and some on a card as well. */
export type Destination = {
  slug: string;
  name: string;
  atlas: {
    ink: Ink;
    /** The address of our own copy of its flag. */
    flag: string;
    clock: { standard: string; summer: string | null };
    /** The drawing on its card. */
    art: { card: { url: string }; width: number; height: number };
  };
  /** Standard time first. */
  clocks: { seasons: readonly { offset: number; name: string | null }[] };
  /** null: no card. */
  card: CountryCard | null;
};

export type WithCard = Destination & { card: CountryCard };

export const hasCard = (country: Destination): country is WithCard =>
  country.card !== null;
