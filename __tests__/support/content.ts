import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import settings from "../data/site.json";

// The tests' site as it was built, and what Gatsby answered to its queries.

const MISSING =
  "public/ does not hold the tests' site: npm run build:tests first.";

export function built(file: string): string {
  if (!existsSync(`public/${file}`)) throw new Error(`${file}: ${MISSING}`);
  return readFileSync(`public/${file}`, "utf8");
}

/** The answer to the query of the page at a route, such as "/about". */
export function pageData<Data>(route: string): Data {
  const folder = route === "/" ? "/index" : route;
  const file = built(`page-data${folder}/page-data.json`);
  return (JSON.parse(file) as { result: { data: Data } }).result.data;
}

const answers = existsSync("public")
  ? readdirSync("public/page-data/sq/d")
  : [];
const { data = null } = (
  answers[0] ? JSON.parse(built(`page-data/sq/d/${answers[0]}`)) : {}
) as { data?: Queries.SiteQuery };
// The settings that no other site has: the switches.
if (!isDeepStrictEqual(data?.siteSettings.footer, settings.footer))
  throw new Error(MISSING);

/** The answer to the one query that every page shares (src/site.ts). */
export const site = { answer: data! };

/** Until the end of the test: with other settings, published at an address, built at another time. */
export function changeSite(
  settings: Partial<Queries.SiteQuery["siteSettings"]>,
  { siteUrl = null, buildTime = site.answer.gatsby.buildTime }: Build = {},
) {
  jest.replaceProperty(site, "answer", {
    ...site.answer,
    siteSettings: { ...site.answer.siteSettings, ...settings },
    gatsby: { buildTime, siteMetadata: { siteUrl } },
  });
}

type Build = { siteUrl?: string | null; buildTime?: string };
