import type { Country } from "../../../src/content/model";

export type { Home, Ink } from "../../../src/content/model";
export { INKS } from "../../../src/lib/inks";

/** What the atlas needs to know of a country in data/countries.json. */
export type Place = Pick<Country, "slug" | "name" | "code" | "ink" | "capital">;
