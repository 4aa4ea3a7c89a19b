/** The four inks of the map, in the order in which they are tried. */
export const INKS = ["sun", "coral", "mint", "sky"] as const;
export type Ink = (typeof INKS)[number];

/** What the atlas needs to know of a country in data/countries.json. */
export type Place = {
  slug: string;
  name: string;
  /** ISO 3166-1 alpha-2, lower case. */
  code: string;
  /** null: chosen so that neighbours differ. */
  ink: Ink | null;
  capital: {
    name: string;
    longitude: number;
    latitude: number;
    timeZone: string;
  };
};

/** Where all routes begin. */
export type Home = {
  city: string;
  country: string;
  longitude: number;
  latitude: number;
  timeZone: string;
};
