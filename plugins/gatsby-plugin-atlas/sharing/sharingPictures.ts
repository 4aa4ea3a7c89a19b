import type { Atlas } from "../drawing/atlas";
import type {
  Country,
  CountryPage,
  SiteSettings,
} from "../../../src/content/model";
import { sharingPath } from "../../../src/lib/sharingPath";
import { sharingPicture } from "./sharingPicture";

type Props = {
  site: SiteSettings;
  countries: readonly Country[];
  country: CountryPage;
  /** The pages with texts of their own: where they are, and what their heading says. */
  pages: readonly { route: string; heading: string }[];
  atlas: Atlas;
};

type Picture = { path: string; content: Buffer };

/** A picture for every page that can be shared, drawn from the page's own data. */
export async function sharingPictures({
  site,
  countries,
  country,
  pages,
  atlas,
}: Props): Promise<Picture[]> {
  const drawing = (url: string) =>
    String(atlas.files.find(({ path }) => url.endsWith(path))?.content);
  const world = drawing(atlas.world.url);
  const { name } = site;
  const ofPages = pages.map(async ({ route, heading }) => ({
    path: sharingPath(route),
    content: await sharingPicture({
      name,
      title: heading,
      ink: "sea",
      drawing: { svg: world, place: "behind" },
    }),
  }));
  const ofCountries = countries.map(async (each) => ({
    path: sharingPath(`/country/${each.slug}`),
    content: await sharingPicture({
      name,
      above: country.studyIn,
      title: each.name,
      ink: atlas.countries[each.slug]!.ink,
      drawing: {
        svg: drawing(atlas.countries[each.slug]!.art.page.url),
        place: "right",
      },
    }),
  }));
  return Promise.all([...ofPages, ...ofCountries]);
}
