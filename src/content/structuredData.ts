import type {
  BreadcrumbList,
  EducationalOrganization,
  ListItem,
  OpeningHoursSpecification,
  WebSite,
} from "schema-dts";
import type { Country, SiteSettings } from "./model";
import { capitalize } from "../lib/format";
import { DAYS } from "../lib/hours";
import { isSample } from "./sampleValues";

// The types are schema.org's own definitions: a property or a value that it does not know is no TypeScript. What is
// undefined stays out of the JSON.

/**
 * The consultancy as schema.org knows it. Only what is true: contact details that are still sample values are left out.
 * @param address the published site's, without a slash at its end
 */
function organisation(site: SiteSettings, address: string | null) {
  const hasPhone = !isSample.phone(site.phone);
  const at = (path: string) => (address ? address + path : undefined);
  return {
    "@type": "EducationalOrganization",
    "@id": at("/#organisation"),
    name: site.name,
    slogan: site.tagline,
    url: at("/"),
    logo: at("/icons/icon-512.png"),
    telephone: hasPhone ? site.phone : undefined,
    email: isSample.email(site.email) ? undefined : site.email,
    address: isSample.street(site.address.street)
      ? undefined
      : {
          "@type": "PostalAddress",
          streetAddress: site.address.street,
          addressLocality: site.address.city,
          postalCode: site.address.postalCode,
          addressCountry: site.address.country,
        },
    contactPoint: hasPhone
      ? {
          "@type": "ContactPoint",
          contactType: "customer service",
          telephone: site.phone,
          hoursAvailable: openingHours(site),
        }
      : undefined,
  } satisfies EducationalOrganization;
}

const openingHours = ({ openingHours }: SiteSettings) =>
  openingHours
    .filter(({ opens }) => opens)
    .map(
      ({ from, to, opens, closes }) =>
        ({
          "@type": "OpeningHoursSpecification",
          dayOfWeek: DAYS.slice(DAYS.indexOf(from), DAYS.indexOf(to) + 1).map(
            capitalize,
          ),
          opens: opens ?? undefined,
          closes: closes ?? undefined,
        }) satisfies OpeningHoursSpecification,
    );

const website = (site: SiteSettings, address: string) =>
  ({
    "@type": "WebSite",
    "@id": `${address}/#website`,
    url: `${address}/`,
    name: site.name,
    inLanguage: "en-IN",
  }) satisfies WebSite;

/** JSON-LD. A "<" is written as an escape, so that no text can end the script that it stands in. */
function jsonLd(data: object): string {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data });
  return json.replaceAll("<", "\\u003c");
}

/** Who we are: on the home page only. */
export const organisationJsonLd = (
  site: SiteSettings,
  address: string | null,
) =>
  jsonLd({
    "@graph": [
      organisation(site, address),
      ...(address ? [website(site, address)] : []),
    ],
  });

/** Breadcrumb from home to a country's page. Search engines need whole addresses: null where the site's own is not known. */
export const countryBreadcrumb = (
  { slug, name }: Pick<Country, "slug" | "name">,
  site: SiteSettings,
  address: string | null,
) =>
  address &&
  jsonLd({
    "@type": "BreadcrumbList",
    itemListElement: [
      breadcrumb(1, site.name, `${address}/`),
      breadcrumb(2, name, `${address}/country/${slug}`),
    ],
  } satisfies BreadcrumbList);

const breadcrumb = (position: number, name: string, item: string) =>
  ({ "@type": "ListItem", position, name, item }) satisfies ListItem;
