import type { SiteSettings, Weekday } from "../content/model";
import { DAYS } from "./hours";
import { placeholders } from "./placeholders";

const capital = (day: Weekday) => day.charAt(0).toUpperCase() + day.slice(1);

/**
 * The consultancy as schema.org knows it. Only what is true: contact details that are still placeholders are left out.
 * @param address the published site's, without a slash at its end
 */
export function organisation(site: SiteSettings, address: string | null) {
  const unknown = placeholders(site);
  return {
    "@type": "EducationalOrganization",
    name: site.name,
    slogan: site.tagline,
    ...(address && { "@id": `${address}/#organisation`, url: `${address}/` }),
    ...(address && { logo: `${address}/icons/icon-512.png` }),
    ...(!unknown.includes("phone") && { telephone: site.phone }),
    ...(!unknown.includes("email") && { email: site.email }),
    ...(!unknown.includes("address") && {
      address: {
        "@type": "PostalAddress",
        streetAddress: site.address.street,
        addressLocality: site.address.city,
        postalCode: site.address.postalCode,
        addressCountry: site.address.country,
      },
    }),
    ...(!unknown.includes("phone") && {
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer service",
        telephone: site.phone,
        hoursAvailable: openingHours(site),
      },
    }),
  };
}

const openingHours = ({ openingHours }: SiteSettings) =>
  openingHours
    .filter(({ opens }) => opens)
    .map(({ from, to, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: DAYS.slice(DAYS.indexOf(from), DAYS.indexOf(to) + 1).map(
        capital,
      ),
      opens,
      closes,
    }));

export const website = (site: SiteSettings, address: string) => ({
  "@type": "WebSite",
  "@id": `${address}/#website`,
  url: `${address}/`,
  name: site.name,
  inLanguage: "en-IN",
});

/** Where a page stands: each step's name and path, home first. */
export const breadcrumbs = (
  steps: readonly { name: string; path: string }[],
  address: string,
) => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: address + path,
  })),
});
