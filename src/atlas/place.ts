import type { Country, Ink } from "../content/model";

export type { Home, Ink } from "../content/model";

/** The four inks of the map, in the order in which they are tried. */
export const INKS: readonly Ink[] = ["sun", "coral", "mint", "sky"];

/** What the atlas needs to know of a country in data/countries.json. */
export type Place = Pick<Country, "slug" | "name" | "code" | "ink" | "capital">;
