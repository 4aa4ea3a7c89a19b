import { contentFiles } from "../../../src/content/files";
import type {
  AptitudeTest,
  AptitudeTestPage,
  Country,
  CountryPage,
  EducationSupportPage,
  Ink,
  OnlineEducationPage,
  ProgramsPage,
  Scholarship,
  ScholarshipsPage,
  ServicesPage,
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

/** Reads a file of data/, by its path there, as pages have it. */
export type Read = <Content>(file: string) => Content;

type Picture = { path: string; content: Buffer };

/** What the pictures of pages show that name things, and their colour. */
const LISTS: Record<string, (read: Read) => [Titled[], Ink]> = {
  "/services": (read) => [
    [...read<ServicesPage>("pages/services.json").services],
    "mint",
  ],
  "/education-support": (read) => [
    [...read<EducationSupportPage>("pages/education-support.json").services],
    "coral",
  ],
  "/online-education": (read) => [
    [...read<OnlineEducationPage>("pages/online-education.json").benefits],
    "sky",
  ],
  "/programs": (read) => {
    const { subjects, more } = read<ProgramsPage>("pages/programs.json");
    return [[...subjects, more], "sun"];
  },
};
type Titled = { title: string };

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

  const ofPage = (route: string, title: string) => {
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
    if (route === "/scholarships") {
      const { inShort } = read<ScholarshipsPage>("pages/scholarships.json");
      const awards = read<Scholarship[]>("scholarships.json");
      return picture(route, title, pinsPicture(name, title, inShort, awards));
    }
    if (route === "/aptitude-test") {
      const words = read<AptitudeTestPage>("pages/aptitude-test.json");
      const { questions, minutes } = read<AptitudeTest>("aptitude-test.json");
      const { length } = questions;
      const inShort = `${length} ${words.questions}, ${minutes} ${words.minutes}`;
      return picture(route, title, stopsPicture(name, title, inShort, length));
    }
    const [items, ink] = LISTS[route]?.(read) ?? [[], "sky"];
    const titles = items.map((item) => item.title);
    return picture(route, title, listPicture(name, title, titles, ink));
  };
  const ofPages = Object.entries(contentFiles).flatMap(([file, { route }]) =>
    route ? ofPage(route, read<{ heading: string }>(file).heading) : [],
  );

  const { studyIn } = read<CountryPage>("pages/country.json");
  const ofCountries = places.map(({ slug, name: country }) => {
    const drawings = atlas.countries[slug]!;
    const art = drawing(drawings.art.small.url);
    const body = countryPicture(name, studyIn, country, art, drawings);
    return picture(`/country/${slug}`, country, body);
  });
  return Promise.all([...ofPages, ...ofCountries]);
}
