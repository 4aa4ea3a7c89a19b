import type { Country, SiteSettings } from "../content/model";
import { dataFolder, readJson } from "../content/readData";

/** Hosts that pages reach besides their own. */
export type OtherHosts = {
  /** Where the flags of the destination cards come from. */
  pictures: readonly string[];
  /** Where the contact form sends to. */
  connections: readonly string[];
};

const origins = (addresses: readonly (string | null | undefined)[]) => [
  ...new Set(
    addresses.flatMap((address) => (address ? [new URL(address).origin] : [])),
  ),
];

/** The hosts that the data names: of the flags on the cards, and of the contact form where it sends anything. */
export const otherHosts = (
  countries: readonly Country[],
  site: SiteSettings,
): OtherHosts => ({
  pictures: origins(countries.map(({ card }) => card?.flag)),
  connections: origins([site.contact.endpoint]),
});

/** The same from the content as it stands on disk, which has been checked before. */
export const readOtherHosts = (folder = dataFolder()): OtherHosts =>
  otherHosts(
    readJson<Country[]>("countries.json", folder),
    readJson<SiteSettings>("site.json", folder),
  );
