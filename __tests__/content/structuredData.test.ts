import site from "../data/site.json";
import type { SiteSettings } from "../../src/content/model";
import { robots } from "../../src/content/robots";
import { aboutUs, wayToCountry } from "../../src/content/structuredData";

const shipped = site as SiteSettings;
const real: SiteSettings = {
  ...shipped,
  phone: "+91 98765 43210",
  email: "hello@meridian.org",
  address: { ...shipped.address, street: "7 Church Street" },
};
const ADDRESS = "https://meridian.org";

const organisation = (site: SiteSettings, address: string | null) =>
  JSON.parse(aboutUs(site, address))["@graph"][0];

test("no text can end the script that it stands in, or is changed by that", () => {
  const name = "</script><script>alert(1)</script><!--";
  expect(aboutUs({ ...real, name }, null)).not.toContain("<");
  expect(organisation({ ...real, name }, null).name).toBe(name);
});

test("who we are has nothing that is not true: no placeholder, no address that is not known", () => {
  expect(JSON.parse(aboutUs(shipped, null))).toEqual({
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "EducationalOrganization",
        name: shipped.name,
        slogan: shipped.tagline,
      },
    ],
  });
});

test("each placeholder is left out for itself", () => {
  const detail = (details: Partial<SiteSettings>) =>
    JSON.stringify(organisation({ ...real, ...details }, null));
  for (const phone of [shipped.phone, "+49 00000 00000"]) {
    expect(detail({ phone })).not.toContain("00000");
    expect(detail({ phone })).toContain(real.email);
  }
  expect(detail({ email: "hello@x.EXAMPLE" })).not.toContain("EXAMPLE");
  expect(detail({ email: "hello@x.EXAMPLE" })).toContain(real.phone);
  expect(detail({ address: shipped.address })).not.toContain("Meridian Road");
});

test("the organisation has its address, telephone and opening hours", () => {
  expect(organisation(real, ADDRESS)).toMatchObject({
    "@type": "EducationalOrganization",
    url: "https://meridian.org/",
    telephone: "+91 98765 43210",
    address: { streetAddress: "7 Church Street", addressCountry: "India" },
    contactPoint: {
      hoursAvailable: [
        {
          dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
          opens: "09:00",
          closes: "18:00",
        },
        { dayOfWeek: ["Saturday"], opens: "10:00", closes: "16:00" },
      ],
    },
  });
});

test("the website and a country's place are given in whole addresses, so only once the site's own is known", () => {
  const uae = { slug: "uae", name: "UAE" };
  expect(JSON.parse(aboutUs(real, ADDRESS))["@graph"][1].url).toBe(
    "https://meridian.org/",
  );
  expect(JSON.parse(wayToCountry(uae, real, ADDRESS)!).itemListElement).toEqual(
    [
      {
        "@type": "ListItem",
        position: 1,
        name: real.name,
        item: `${ADDRESS}/`,
      },
      {
        "@type": "ListItem",
        position: 2,
        name: "UAE",
        item: `${ADDRESS}/country/uae`,
      },
    ],
  );
  expect(wayToCountry(uae, real, null)).toBeNull();
});

test("robots.txt lets everything be read, and names the sitemap only where there is one", () => {
  expect(robots(null)).toBe("User-agent: *\nAllow: /\n");
  expect(robots(ADDRESS)).toContain(
    "\nSitemap: https://meridian.org/sitemap-index.xml\n",
  );
});
