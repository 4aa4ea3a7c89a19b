import type { Country } from "../content/model";

export type { Home, Ink } from "../content/model";
export { INKS } from "../lib/inks";

/** What the atlas needs to know of a country in data/countries.json. */
export type Place = Pick<Country, "slug" | "name" | "code" | "ink" | "capital">;
