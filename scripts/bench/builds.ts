import {
  cpSync,
  mkdirSync,
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
import { type Figure, ratio } from "./figures";

/** So many countries more than there are. */
const MORE = 40;

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

/** Our site with copies of its last country, each on a place of its own. */
function siteWithMore(more: number): string {
  const folder = copySite();
  const file = path.join(folder, "data/countries.json");
  const countries = JSON.parse(readFileSync(file, "utf8")) as Country[];
  const last = countries.at(-1)!;
  const copies = Array.from({ length: more }, (_, at) => ({
    ...last,
    slug: `more-${at}`,
    name: `More ${at}`,
    capital: { ...last.capital, longitude: -170 + at * 8 },
  }));
  writeFileSync(file, JSON.stringify([...countries, ...copies]));
  return folder;
}

/** A build from nothing, in seconds; what was built is thrown away. */
async function seconds(folder: string): Promise<number> {
  const started = performance.now();
  try {
    await buildSite(folder);
    return (performance.now() - started) / 1000;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** How long builds take beside those of an empty site, in turn. */
export async function builds(runs: number): Promise<Figure[]> {
  const ours: number[] = [];
  const empty: number[] = [];
  const oursEach: number[] = [];
  const emptyEach: number[] = [];
  for (let run = 0; run < runs; run++) {
    const [our, bare] = [await seconds(copySite()), await seconds(emptySite())];
    ours.push(our);
    empty.push(bare);
    oursEach.push(((await seconds(siteWithMore(MORE))) - our) / MORE);
    emptyEach.push(((await seconds(emptySite(MORE))) - bare) / MORE);
  }
  const milliseconds = (values: number[]) => values.map((one) => one * 1000);
  return [
    ratio(
      "build, beside an empty site's",
      milliseconds(ours),
      milliseconds(empty),
      1.5,
      ["ours", "empty"],
    ),
    ratio(
      "each further country, beside a bare page",
      milliseconds(oursEach),
      milliseconds(emptyEach),
      1.3,
      ["ours", "empty"],
    ),
  ];
}
