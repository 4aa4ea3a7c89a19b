import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { Country } from "../../src/content/model";
import {
  buildSite,
  copySite,
  sharePackages,
  temporaryFolder,
} from "../siteCopy";
import { type Figure, median, ratio } from "./figures";

/** So many more than there are: enough that what they take is seconds, by which two builds of one site do not differ. */
const MORE_COUNTRIES = 200;
const MORE_BARE_PAGES = 2000;

const PLUGINS = [
  { resolve: "gatsby-source-filesystem", options: { path: "data" } },
  "gatsby-transformer-json",
  "gatsby-plugin-sharp",
  "gatsby-transformer-sharp",
  "gatsby-plugin-postcss",
  "gatsby-plugin-styled-components",
  {
    resolve: "gatsby-plugin-manifest",
    options: { name: "Empty", start_url: "/", icon: "icon.svg" },
  },
  "gatsby-plugin-offline",
];

const files = (pages: number): Record<string, string> => ({
  // Gatsby builds nothing that does not say that it needs it.
  "package.json": `{"name":"empty","dependencies":{"gatsby":"*"}}`,
  "postcss.config.js": "module.exports = {};",
  "gatsby-config.js": `module.exports = { plugins: ${JSON.stringify(PLUGINS)} };`,
  "src/pages/index.js": `import React from "react";
    export default function Index() { return <h1>Empty</h1>; }`,
  "src/templates/page.js": `import React from "react";
    export default function Page({ pageContext }) { return <h1>Page {pageContext.at}</h1>; }`,
  "data/empty.json": `[{ "id": 1 }]`,
  "gatsby-node.js": `exports.createPages = ({ actions }) => {
    for (let at = 0; at < ${pages}; at++)
      actions.createPage({ path: "/page/" + at, component: require.resolve("./src/templates/page.js"), context: { at } });
  };`,
});

/** An empty Gatsby site with our plugins. @param pages so many bare ones, made of one template */
function emptySite(pages = 0): string {
  const folder = temporaryFolder("empty");
  for (const [file, text] of Object.entries(files(pages))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  cpSync("static/icon.svg", path.join(folder, "icon.svg"));
  sharePackages(folder);
  return folder;
}

/** Codes of countries that the data has not: each has a shape and a flag of its own to be drawn. */
const furtherCodes = (countries: readonly Country[]) =>
  readdirSync("node_modules/flag-icons/flags/4x3")
    .map((file) => path.parse(file).name)
    .filter(
      (code) =>
        /^[a-z]{2}$/.test(code) &&
        new Intl.Locale(`und-${code}`).region === code.toUpperCase() &&
        new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(
          code.toUpperCase(),
        ) &&
        !countries.some((country) => country.code === code),
    )
    .slice(0, MORE_COUNTRIES);

/** Our site with further countries: all else is copied from the last one, but for the capitals, which go round the world. */
function siteWithMore(): string {
  const folder = copySite();
  const file = path.join(folder, "data/countries.json");
  const countries = JSON.parse(readFileSync(file, "utf8")) as Country[];
  const last = countries.at(-1)!;
  const more = furtherCodes(countries).map((code, at) => ({
    ...last,
    slug: `more-${code}`,
    name: `More ${code}`,
    code,
    capital: { ...last.capital, longitude: (at / MORE_COUNTRIES) * 350 - 175 },
  }));
  writeFileSync(file, JSON.stringify([...countries, ...more]));
  return folder;
}

/** A build from nothing; what was built is thrown away. */
async function milliseconds(folder: string): Promise<number> {
  const started = performance.now();
  try {
    await buildSite(folder);
    return performance.now() - started;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** How long builds take beside those of an empty site, in turn. */
export async function builds(runs: number): Promise<Figure[]> {
  const sites = {
    ours: copySite,
    empty: emptySite,
    oursWithMore: siteWithMore,
    emptyWithMore: () => emptySite(MORE_BARE_PAGES),
  };
  const times = {
    ours: [],
    empty: [],
    oursWithMore: [],
    emptyWithMore: [],
  } as Record<keyof typeof sites, number[]>;
  for (let run = 0; run < runs; run++)
    for (const [name, make] of Object.entries(sites))
      times[name as keyof typeof sites].push(await milliseconds(make()));
  // Between medians: of single builds one may be slow, and the difference would be that.
  const each = (name: "ours" | "empty", pages: number) => [
    (median(times[`${name}WithMore`]) - median(times[name])) / pages,
  ];
  return [
    ratio("build, beside an empty site's", times.ours, times.empty, 1.5, [
      "ours",
      "empty",
    ]),
    ratio(
      "each further country, beside a bare page",
      each("ours", MORE_COUNTRIES),
      each("empty", MORE_BARE_PAGES),
      1.3,
      ["ours", "empty"],
    ),
  ];
}
