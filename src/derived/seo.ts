import type {
  BreadcrumbList,
  EducationalOrganization,
  ListItem,
  OpeningHoursSpecification,
  WebSite,
} from "schema-dts";
import type {
  Country,
  ClosedDay,
  OpeningHours,
  SiteSettings,
} from "../content/model";
import { capitalize } from "../lib/format";
import { DAYS } from "../lib/hours";
import { isSample } from "../content/sample";

// The types are schema.org's own definitions: a property or a value that it does not know is no TypeScript. What is
// undefined stays out of the JSON.

/** The consultancy as schema.org knows it. Contact details that are still sample values are left out. */
function organisation(site: SiteSettings, address: string | null) {
  const { phone, email, address: postal } = site;
  const hasPhone = !isSample.phone(phone);
  return {
    "@type": "EducationalOrganization",
    "@id": address ? `${address}/#organisation` : undefined,
    name: site.name,
    slogan: site.tagline,
    url: address ? `${address}/` : undefined,
    logo: address ? `${address}/icons/icon-512.png` : undefined,
    telephone: hasPhone ? phone : undefined,
    email: isSample.email(email) ? undefined : email,
    address: isSample.street(postal.street)
      ? undefined
      : {
          "@type": "PostalAddress",
          streetAddress: postal.street,
          addressLocality: postal.city,
          postalCode: postal.postalCode,
          addressCountry: postal.country,
        },
    specialOpeningHoursSpecification: hasPhone
      ? site.closedDays?.map(closedDay)
      : undefined,
    contactPoint: hasPhone
      ? {
          "@type": "ContactPoint",
          contactType: "customer service",
          telephone: phone,
          hoursAvailable: site.openingHours
            .filter(({ opens }) => opens)
            .map(openingHours),
        }
      : undefined,
  } satisfies EducationalOrganization;
}

const openingHours = ({ from, to, opens, closes }: OpeningHours) =>
  ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: DAYS.slice(DAYS.indexOf(from), DAYS.indexOf(to) + 1).map(
      capitalize,
    ),
    opens: opens ?? undefined,
    // Search engines know no 24:00.
    closes: closes?.replace("24:00", "23:59"),
  }) satisfies OpeningHoursSpecification;

/** Two equal times are how search engines are told of a closed day. */
const closedDay = ({ date, label }: ClosedDay) =>
  ({
    "@type": "OpeningHoursSpecification",
    name: label,
    validFrom: date,
    validThrough: date,
    opens: "00:00",
    closes: "00:00",
  }) satisfies OpeningHoursSpecification;

const website = ({ name }: SiteSettings, address: string) =>
  ({
    "@type": "WebSite",
    "@id": `${address}/#website`,
    url: `${address}/`,
    name,
    inLanguage: "en-IN",
  }) satisfies WebSite;

/** JSON-LD. A "<" is written as an escape, so that no text can end the script around it. */
function jsonLd(data: object): string {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data });
  return json.replaceAll("<", "\\u003c");
}

/** Who we are: on the home page only. @param address the published site's, without a slash at its end */
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
export function countryBreadcrumb(
  { slug, name }: Pick<Country, "slug" | "name">,
  site: SiteSettings,
  address: string | null,
) {
  const step = (position: number, name: string, path: string) =>
    ({
      "@type": "ListItem",
      position,
      name,
      item: `${address}${path}`,
    }) satisfies ListItem;
  return (
    address &&
    jsonLd({
      "@type": "BreadcrumbList",
      itemListElement: [
        step(1, site.name, "/"),
        step(2, name, `/country/${slug}`),
      ],
    } satisfies BreadcrumbList)
  );
}
