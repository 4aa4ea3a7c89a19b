import { existsSync, readFileSync } from "node:fs";
import { TOKENS } from "../atlas/svg";
import { recordOf } from "../content/graphql/records";
import type { Data } from "../content/registry";

declare global {
  /** The result of buildInfo(), which webpack puts in. */
  const __BUILD_INFO__: ReturnType<typeof buildInfo>;
}

const STATS = "public/webpack.stats.json";

const origins = (addresses: readonly (string | null | undefined)[]) => [
  ...new Set(
    addresses.flatMap((address) => (address ? new URL(address).origin : [])),
  ),
];

/** The origins that a message of the contact form goes to: the endpoint's, and those it redirects to. */
export const formOrigins = ({
  endpoint,
  redirectsTo,
}: Pick<Data["site.json"]["contact"], "endpoint" | "redirectsTo">) =>
  origins([endpoint, ...(redirectsTo ?? [])]);

/** What pages are rendered with, known once visitors' scripts are built: the files of each chunk, and values for the head. */
export function buildInfo() {
  // `develop` has no statistics.
  const stats = existsSync(STATS) ? readFileSync(STATS, "utf8") : "{}";
  const { assetsByChunkName = {} } = JSON.parse(stats) as {
    assetsByChunkName?: Record<string, readonly string[]>;
  };
  const countries = recordOf("countries.json");
  const { name, contact } = recordOf("site.json");
  const [light, dark] = TOKENS.sea;
  return {
    scripts: assetsByChunkName,
    siteName: name,
    themeColor: { light, dark },
    hosts: {
      flags: origins(countries.map(({ card }) => card?.flag)),
      form: formOrigins(contact),
    },
  };
}
