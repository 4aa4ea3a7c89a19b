import type {
  AptitudeTest,
  Country,
  CountryPage,
  Ink,
  Scholarship,
  SiteSettings,
} from "../../../src/content/model";
import { sharingPath } from "../../../src/lib/paths";
import type { Atlas } from "../drawing/atlas";
import { encode, MAP_COLOURS } from "./canvas";
import { pinsPicture, stopsPicture } from "./chartPictures";
import { globePicture, worldPicture } from "./mapPictures";
import { countryPicture, listPicture } from "./namePictures";
import { PAGES, pageWords, type Read } from "./words";

type Picture = { path: string; content: Buffer };

const MAPS = ["/", "/about"];

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
  const { studyIn } = read<CountryPage>("pages/country.json");
  const places = read<Country[]>("countries.json");
  const drawing = (url: string) =>
    String(atlas.files.find(({ path }) => url.endsWith(path))?.content);

  function bodyOf(route: string, title: string, below: string[]): string {
    const inShort = below.join(", ");
    switch (route) {
      case "/": {
        const svg = drawing(atlas.world.url);
        return worldPicture(name, title, { svg, places, home });
      }
      case "/about":
        return globePicture(name, title, drawing(atlas.globe.url), atlas.globe);
      case "/scholarships": {
        const awards = read<Scholarship[]>("scholarships.json");
        return pinsPicture(name, title, inShort, awards);
      }
      case "/aptitude-test": {
        const { questions } = read<AptitudeTest>("aptitude-test.json");
        return stopsPicture(name, title, inShort, questions.length);
      }
      default:
        return listPicture(name, title, below, INKS[route] ?? "sky");
    }
  }

  const picture = async (route: string, title: string, body: string) => {
    const colours = MAPS.includes(route) ? MAP_COLOURS : undefined;
    return {
      path: sharingPath(route),
      content: await encode(body, title, colours),
    };
  };
  const ofPages = PAGES.map((page) => {
    const [title, ...below] = pageWords(page, read);
    return picture(page.route, title, bodyOf(page.route, title, below));
  });
  const ofCountries = places.map(({ slug, name: country }) => {
    const drawings = atlas.countries[slug]!;
    const art = drawing(drawings.art.small.url);
    const body = countryPicture(name, studyIn, country, art, drawings);
    return picture(`/country/${slug}`, country, body);
  });
  return Promise.all([...ofPages, ...ofCountries]);
}
