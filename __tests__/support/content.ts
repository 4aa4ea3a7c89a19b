import type { IGatsbyImageData } from "gatsby-plugin-image";
import { byHour } from "../../plugins/gatsby-plugin-atlas/clocks/byHour";
import { clockOf } from "../../plugins/gatsby-plugin-atlas/clocks/clock";
import { landmarksOf } from "../../plugins/gatsby-plugin-atlas/drawing/landmarks";
import type {
  Country,
  Ink,
  Scholarship,
  SiteSettings,
} from "../../src/content/model";
import { factsOf, withFacts } from "../../src/content/facts";
import { readJson } from "../../src/content/readData";
import { clocksOf } from "../../plugins/gatsby-plugin-atlas/clocks/clocks";
import type { FrameContent } from "../../src/layout/useFrame";
import { chatAddress } from "../../src/lib/contactUrls";

// What Gatsby's queries answer, from the tests' data. Only drawings of the atlas are made up: real maps take seconds.

const siteFile = readJson<SiteSettings>("site.json");
const { name, home } = siteFile;
const facts = factsOf(name, readJson<Scholarship[]>("scholarships.json"));

/** A file below data/ as queries read it: with the consultancy's name where it says {name}. */
const read = <Content>(path: string): Content =>
  withFacts(readJson<Content>(path), facts);

/** The texts of a page, as its query answers them. */
export const readPage = <Page>(page: string) =>
  read<Page>(`pages/${page}.json`);

/** Any year does. */
const YEAR = 2026;
const INKS: readonly Ink[] = ["sun", "coral", "mint", "sky"];
const HERE = { x: 1000, y: 400 };

const drawing = (name: string) => ({ url: `/atlas/${name}.svg` });

const countryFiles = read<Country[]>("countries.json");

/** Germany's photo, or any other's, as gatsby-plugin-image describes it. */
export const photo: IGatsbyImageData = {
  layout: "constrained",
  width: 1600,
  height: 900,
  images: {
    sources: [
      { type: "image/avif", srcSet: "/static/photo.avif 1600w", sizes: "50vw" },
      { type: "image/webp", srcSet: "/static/photo.webp 1600w", sizes: "50vw" },
    ],
    fallback: {
      src: "/static/photo.png",
      srcSet: "/static/photo.png 1600w",
      sizes: "50vw",
    },
  },
};

/** A country with a drawing of everything; the further down the menu, the further from home. */
function draw(country: Country, index: number) {
  const { slug, code, ink, capital } = country;
  return {
    ...country,
    intro: country.intro ?? null,
    facts: country.facts ?? null,
    pictureAlt: `Study in ${country.name}`,
    structuredData: null,
    clocks: clocksOf(country, countryFiles, siteFile, YEAR),
    photo: country.photo && {
      ...country.photo,
      image: { childImageSharp: { gatsbyImageData: photo } },
    },
    atlas: {
      ink: ink ?? INKS[index % INKS.length]!,
      flag: `/flags/${code}.svg`,
      art: {
        page: drawing(`${slug}-page`),
        small: drawing(`${slug}-small`),
        card: drawing(`${slug}-card`),
        width: 600,
        height: 400,
      },
      locator: {
        ...drawing(`${slug}-locator`),
        home: { x: 480, y: 300 },
        homeSide: "right" as const,
        capital: { x: 120, y: 100 },
        side: "left" as const,
      },
      landmarks: landmarksOf(code),
      clock: clockOf({ ...country, ink }, home, YEAR),
      longitude: `${Math.abs(capital.longitude)}° ${capital.longitude < 0 ? "W" : "E"}`,
      distanceKm: 1000 * (index + 1),
    },
  };
}

/** In the order of the menu. */
export const countries = countryFiles.map(draw);

const country = (slug: string) =>
  countries.find((country) => country.slug === slug)!;

const onMap = { anchor: "left", tone: "onInk", halo: false };

/** Maps of the true shape with very little on them: two names, one group, one route that leaves a phone's map. */
const atlas = {
  world: {
    ...drawing("world"),
    arcs: "/atlas/arcs.svg",
    width: 1600,
    height: 700,
    home: HERE,
    meridians: [-3, 0, 1].map((hours) => ({ hours, x: 1000 + hours * 65 })),
    dots: countries.map(({ slug }, index) => ({ slug, x: 80 * index, y: 90 })),
    labels: [
      ...["germany", "canada"].map((slug, index) => ({
        ...onMap,
        ...{ slug, text: country(slug).name, x: 100 * index, y: 90 },
        ...{ at: "wide", leader: null },
      })),
      {
        ...onMap,
        ...{ slug: null, text: "Europe", x: 500, y: 100, at: "narrow" },
        leader: { x: 500, y: 120, height: 30 },
      },
    ],
    exits: [{ slug: "canada", x: 0, y: 90, angle: 180 }],
  },
  globe: {
    ...drawing("globe"),
    size: 800,
    rings: [{ km: 2500, radius: 100 }],
    points: countries.map(({ slug }, index) => ({ slug, x: 30 * index, y: 9 })),
    labels: [
      { text: "Germany", x: 9, y: 9, anchor: "end", tone: "plain", at: "both" },
    ],
  },
  footer: drawing("footer"),
  hours: byHour(countryFiles, siteFile.home, YEAR),
};

const site = {
  ...read<SiteSettings>("site.json"),
  contactPage: "/services",
};

/** What the site's one static query (src/layout/useSiteQuery.ts) answers. */
const siteQuery: Queries.SiteQuery = {
  // As data/ ships it: the published site's address is not known.
  gatsby: {
    buildTime: "2026-11-20T06:30:00.000Z",
    siteMetadata: { siteUrl: null },
  },
  siteSettings: site,
  allCountry: { nodes: countries },
  atlas,
};

export const staticQueryAnswer = (): Queries.SiteQuery => siteQuery;

/** What the frame shows. */
export const frameContent: FrameContent = {
  site,
  builtAt: "2026-11-20T06:30:00.000Z",
  chat: chatAddress(site.phone, site.chat.greeting),
  countries,
  world: atlas.world,
  footerMap: atlas.footer.url,
};

/** What the query of each page answers. */
export const pageData = {
  home: {
    page: readPage("home"),
    countries: { nodes: countries },
    atlas,
  } as Queries.HomePageQuery,
  about: { page: readPage("about"), atlas } as Queries.AboutPageQuery,
  programs: { page: readPage("programs") } as Queries.ProgramsPageQuery,
  educationSupport: {
    page: readPage("education-support"),
  } as Queries.EducationSupportPageQuery,
  onlineEducation: {
    page: readPage("online-education"),
  } as Queries.OnlineEducationPageQuery,
  services: { page: readPage("services") } as Queries.ServicesPageQuery,
  aptitudeTest: {
    page: readPage("aptitude-test"),
    test: read("aptitude-test.json"),
  } as Queries.AptitudeTestPageQuery,
  scholarships: {
    page: readPage("scholarships"),
    scholarships: { nodes: read<Scholarship[]>("scholarships.json") },
  } as Queries.ScholarshipsPageQuery,
  unlistedCountry: {
    site,
    texts: readPage("country"),
  } as Queries.UnlistedCountryPageQuery,
  notFound: { site } as Queries.NotFoundPageQuery,
};

/** What the query of a country's page answers, between its neighbours. */
export const countryData = (
  slug: string,
  { west = "spain", east = "malaysia" } = {},
): Queries.CountryPageQuery => ({
  texts: readPage("country"),
  country: country(slug),
  west: country(west),
  east: country(east),
});
