import type {
  AptitudeTest,
  Country,
  CountryPage,
  Ink,
  Scholarship,
  SiteSettings,
} from "../../../src/content/model";
import { sharingPath } from "../../../src/lib/sharingPath";
import type { Atlas } from "../drawing/atlas";
import { encode, MAP_COLOURS } from "./canvas";
import {
  countryPicture,
  globePicture,
  listPicture,
  pinsPicture,
  stopsPicture,
  worldPicture,
} from "./pictures";
import { PAGES, pageWords, type Read } from "./words";

type Picture = { path: string; content: Buffer };

/** The colours of pictures that list what a page is about. */
const INKS: Record<string, Ink> = {
  "/services": "mint",
  "/education-support": "coral",
  "/online-education": "sky",
  "/programs": "sun",
};

/** A picture for every page that can be shared, drawn from the page's own data. */
export function sharingPictures(read: Read, atlas: Atlas): Promise<Picture[]> {
  const { name, home } = read<SiteSettings>("site.json");
  const places = read<Country[]>("countries.json");
  const drawing = (url: string) =>
    String(atlas.files.find(({ path }) => url.endsWith(path))?.content);

  const picture = async (
    route: string,
    title: string,
    body: string,
    colours?: number,
  ): Promise<Picture> => ({
    path: sharingPath(route),
    content: await encode(body, title, colours),
  });

  const ofPages = PAGES.map((page) => {
    const { route } = page;
    const [title, ...below] = pageWords(page, read);
    if (route === "/") {
      const svg = drawing(atlas.world.url);
      const body = worldPicture(name, title, { svg, places, home });
      return picture(route, title, body, MAP_COLOURS);
    }
    if (route === "/about") {
      const svg = drawing(atlas.globe.url);
      const body = globePicture(name, title, svg, atlas.globe);
      return picture(route, title, body, MAP_COLOURS);
    }
    const inShort = below.join(", ");
    if (route === "/scholarships") {
      const awards = read<Scholarship[]>("scholarships.json");
      return picture(route, title, pinsPicture(name, title, inShort, awards));
    }
    if (route === "/aptitude-test") {
      const { questions } = read<AptitudeTest>("aptitude-test.json");
      const body = stopsPicture(name, title, inShort, questions.length);
      return picture(route, title, body);
    }
    const ink = INKS[route] ?? "sky";
    return picture(route, title, listPicture(name, title, below, ink));
  });

  const { studyIn } = read<CountryPage>("pages/country.json");
  const ofCountries = places.map(({ slug, name: country }) => {
    const drawings = atlas.countries[slug]!;
    const art = drawing(drawings.art.small.url);
    const body = countryPicture(name, studyIn, country, art, drawings);
    return picture(`/country/${slug}`, country, body);
  });
  return Promise.all([...ofPages, ...ofCountries]);
}
