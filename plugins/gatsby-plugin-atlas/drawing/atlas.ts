import { clockOf, type Clock } from "../clocks/clock";
import { colourWorld } from "./colouredWorld";
import { isKnown, neighboursByCode } from "./countries";
import { drawArt } from "./countryArt";
import { distanceKm, longitudeText, positionOf } from "./earth";
import { emitFlag } from "./flags";
import { drawFooterMap } from "./footerMap";
import { drawGlobe } from "./globe";
import { inkWarnings, resolveInks } from "./inks";
import { landmarksOf } from "./landmarks";
import { drawLocator } from "./locator";
import type { Home, Ink, Place } from "./place";
import { createAssetEmitter, type Asset, type Emit } from "./assetEmitter";
import { drawWorldMap } from "./worldMap";

export type { Place } from "./place";

/** All maps and country drawings of the site. */
export type Atlas = Omit<Queries.Atlas, "hours"> & {
  /** Every file to be served, under its content-hashed address. */
  files: Asset[];
  /** A sentence each about what is odd in the data, though it can be drawn. */
  warnings: string[];
  /** By slug. */
  countries: Record<string, CountryDrawing>;
};

/** What a country's card and page show of the atlas. */
type CountryDrawing = Queries.CountryAtlas & { clock: Clock };

/**
 * Draws everything.
 * @param prefix the path below which the site is published
 */
export async function drawAtlas(
  places: readonly Place[],
  home: Home,
  prefix?: string,
  year: number = new Date().getFullYear(),
): Promise<Atlas> {
  const assets = createAssetEmitter(prefix);
  const neighbours = neighboursByCode();
  const inks = resolveInks(places, neighbours);
  const world = colourWorld(places, inks);
  const countries: Record<string, CountryDrawing> = {};
  for (const place of places) {
    countries[place.slug] = await drawCountry(
      place,
      inks[place.slug]!,
      home,
      year,
      assets.emit,
    );
  }
  return {
    world: drawWorldMap(places, home, world, assets.emit),
    globe: drawGlobe(places, home, world, assets.emit),
    footer: drawFooterMap(world, assets.emit),
    countries,
    warnings: [
      ...codeWarnings(places),
      ...inkWarnings(places, inks, neighbours),
    ],
    files: assets.files,
  };
}

async function drawCountry(
  place: Place,
  ink: Ink,
  home: Home,
  year: number,
  emit: Emit,
): Promise<CountryDrawing> {
  return {
    ink,
    flag: await emitFlag(place.code, emit),
    art: drawArt(place.slug, place.code, ink, emit),
    locator: drawLocator(place, home, ink, emit),
    landmarks: landmarksOf(place.code),
    clock: clockOf(place, home, year),
    longitude: longitudeText(place.capital.longitude),
    distanceKm: distanceKm(positionOf(home), positionOf(place.capital)),
  };
}

/** A code is what the atlas finds a country by. */
const codeWarnings = (places: readonly Place[]): string[] =>
  places
    .filter(({ code }) => !isKnown(code))
    .map(
      ({ name, code }) =>
        `${name} has the code "${code}", which the atlas does not know, so it is on no map: ` +
        `write its two letters of ISO 3166-1, such as "my" for Malaysia.`,
    );
