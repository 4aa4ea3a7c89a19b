import type { Country, SiteSettings } from "../content/model";
import type { Data } from "../content/registry";
import { siteAddress } from "../content/siteAddress";
import { sharingPath } from "../lib/paths";
import { drawArt } from "./art";
import { clocksOf } from "./clocks";
import { distanceKm, longitudeText } from "./earth";
import { type Emit, emitInto, type Files, writeFiles } from "./emit";
import { emitFlag } from "./flags";
import { drawGlobe } from "./globe";
import { landOf } from "./land";
import { drawLocator } from "./locator";
import { westToEast } from "./order";
import { drawPicture, type Picture, picturesOf } from "./sharing";
import { drawWorldMap, worldProjection } from "./worldMap";

/** All that the atlas is drawn from. */
type Sources = {
  countries: readonly Country[];
  site: SiteSettings;
  /** The sharing pictures to draw. */
  pictures: readonly Picture[];
  /** The path below which the site is published. */
  prefix: string;
  /** In ISO's form, "2026-11-27". */
  today: string;
};

/** A node of Gatsby's without what Gatsby adds. */
type Fields<Node> = Omit<Node, keyof Queries.Node>;

/** The nodes that pages query, by their type (graphql.ts). */
type AtlasNodes = {
  CountryAtlas: readonly Fields<Queries.CountryAtlas>[];
  Atlas: readonly Fields<Queries.Atlas>[];
};

/** The nodes of the last call, and their sources as JSON: drawing again after each save would take seconds. */
let last: { sources: string; nodes: AtlasNodes } | undefined;

/**
 * Writes the drawings that the content needs into static/, unless nothing has changed since the last call: maps, silhouettes, flags, and where the
 * site's address is known the pictures that pages are shared with, because links to them are whole addresses.
 * @param data as pages have it
 * @param prefix the path below which the site is published
 * @returns the nodes
 * @throws Error where something cannot be drawn; nothing is written then
 */
export async function writeAtlas(data: Data, prefix: string) {
  const { "countries.json": countries, "site.json": site } = data;
  const pictures = siteAddress(site.url) ? picturesOf(data) : [];
  const today = new Date().toISOString().slice(0, 10);
  const from = { countries, site, pictures, prefix, today };
  const sources = JSON.stringify(from);
  if (last?.sources === sources) return last.nodes;
  const { files, nodes } = await drawAtlas(from);
  await writeFiles(files);
  last = { sources, nodes };
  return nodes;
}

/** Draws everything. @throws Error where something cannot be drawn */
export async function drawAtlas(sources: Sources) {
  const { countries, site, pictures, prefix } = sources;
  const files: Files = new Map();
  const emit = emitInto(files, prefix);
  const drawn = await Promise.all(
    countries.map((country) => drawCountry(country, sources, emit)),
  );
  const land = landOf(countries, worldProjection().scale());
  const world = drawWorldMap(countries, site.home, land, emit);
  const globe = drawGlobe(countries, site.home, land, emit);
  const places = countries.map((country, index) => ({
    ...country,
    offset: drawn[index]!.clocks.seasons[0]!.offset,
  }));
  const atlas = { world, globe, westToEast: westToEast(places) };
  const nodes: AtlasNodes = { CountryAtlas: drawn, Atlas: [atlas] };

  const shown: Record<string, string[]> = {
    "/": [world.url, world.arcs],
    "/about": [globe.url],
  };
  for (const { slug, art } of drawn) shown[`/country/${slug}`] = [art.card.url];
  // Side by side: half of the time of one after the other.
  const drawShared = async (picture: Picture) => {
    const drawings = shown[picture.route]?.map((url) =>
      String(files.get(`static${url.slice(prefix.length)}`)),
    );
    const png = await drawPicture(picture, site.name, drawings);
    files.set(`static${sharingPath(picture.route)}`, png);
  };
  await Promise.all(pictures.map(drawShared));
  return { files, nodes };
}

async function drawCountry(
  country: Country,
  { site, today }: Sources,
  emit: Emit,
): Promise<Fields<Queries.CountryAtlas>> {
  const { slug, name, code, ink, capital } = country;
  try {
    return {
      slug,
      ink,
      flag: await emitFlag(code, emit),
      art: drawArt(country, emit),
      locator: drawLocator(country, site.home, emit),
      ...clocksOf(capital, site, today),
      longitude: longitudeText(capital.longitude),
      distanceKm: distanceKm(site.home, capital),
    };
  } catch (error) {
    throw new Error(`The atlas cannot draw ${name}: ${String(error)}`, {
      cause: error,
    });
  }
}
