import { readFileSync } from "node:fs";
import type { Country, SiteSettings } from "../content/model";
import { readJson } from "../content/readData";

declare global {
  /** What pages are rendered with: builtFacts(), put in by webpack. */
  const __BUILT__: ReturnType<typeof builtFacts>;
}

const origins = (addresses: readonly (string | null | undefined)[]) => [
  ...new Set(
    addresses.flatMap((address) => (address ? new URL(address).origin : [])),
  ),
];

/** What is known once the scripts are built, before pages are rendered: the scripts of each chunk, and hosts in data/. */
export function builtFacts() {
  const { assetsByChunkName } = JSON.parse(
    readFileSync("public/webpack.stats.json", "utf8"),
  ) as { assetsByChunkName: Record<string, readonly string[]> };
  const countries = readJson<Country[]>("countries.json");
  const { contact } = readJson<SiteSettings>("site.json");
  return {
    scripts: assetsByChunkName,
    hosts: {
      /** Of the flags on cards. */
      flags: origins(countries.map(({ card }) => card?.flag)),
      /** Of what receives the contact form. */
      form: origins([contact.endpoint]),
    },
  };
}
