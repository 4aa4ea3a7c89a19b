// Specification: 2.6
import site from "../data/site.json";
import type { SiteSettings } from "../../src/content/model";
import { countryBreadcrumb, organisationJsonLd } from "../../src/derived/seo";

const real = {
  ...site,
  phone: "+91 98765 43210",
  email: "hello@meridian.org",
  address: { ...site.address, street: "7 Church Street" },
} as SiteSettings;
const PLACEHOLDER = "4th Floor, 12 Meridian Road";
const ADDRESS = "https://meridian.org";

const graph = (details: Partial<SiteSettings>, address: string | null = null) =>
  JSON.parse(organisationJsonLd({ ...real, ...details }, address))["@graph"];

test("no text can end the script that it is in, or is changed by that", () => {
  const name = "</script><script>alert(1)</script><!--";
  expect(organisationJsonLd({ ...real, name }, null)).not.toContain("<");
  expect(graph({ name })[0].name).toBe(name);
});

const byPhone = "telephone specialOpeningHoursSpecification contactPoint";

test.each([
  [{ phone: "+49 00000 00000" }, byPhone],
  [{ email: "hello@x.EXAMPLE" }, "email"],
  [{ address: { ...real.address, street: PLACEHOLDER } }, "address"],
])("of %j nothing is said, of all else it is", (details, absent) => {
  const [all] = graph({});
  const said = Object.keys(graph(details)[0]);
  const left = Object.keys(all).filter((name) => !said.includes(name));
  expect(left.join(" ")).toBe(absent);
});

test("the organisation has its address, telephone and opening hours", () => {
  const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
  const [organisation, website] = graph({}, ADDRESS);
  const day = "2099-01-26";
  const closed = { opens: "00:00", closes: "00:00" };
  expect(organisation).toMatchObject({
    "@type": "EducationalOrganization",
    "@id": "https://meridian.org/#organisation",
    url: "https://meridian.org/",
    logo: "https://meridian.org/icons/icon-512.png",
    telephone: "+91 98765 43210",
    address: { streetAddress: "7 Church Street", addressCountry: "India" },
    specialOpeningHoursSpecification: [
      { name: "Republic Day", validFrom: day, validThrough: day, ...closed },
    ],
    contactPoint: {
      hoursAvailable: [
        { dayOfWeek: weekdays, opens: "09:00", closes: "18:00" },
        { dayOfWeek: ["Saturday"], opens: "10:00", closes: "16:00" },
      ],
    },
  });
  expect(website.url).toBe("https://meridian.org/");
  expect(graph({}, null)).toHaveLength(1);
});

test("a country's place is given in whole addresses, so only once the site's own is known", () => {
  const uae = { slug: "uae", name: "UAE" };
  const way = JSON.parse(countryBreadcrumb(uae, real, ADDRESS)!);
  expect(way.itemListElement).toMatchObject([
    { position: 1, name: real.name, item: `${ADDRESS}/` },
    { position: 2, name: "UAE", item: `${ADDRESS}/country/uae` },
  ]);
  expect(countryBreadcrumb(uae, real, null)).toBeNull();
});

test("until midnight is until the last minute of the day", () => {
  const times = { opens: "09:00", closes: "24:00" };
  const openingHours = real.openingHours.map((day) => ({ ...day, ...times }));
  const [{ contactPoint }] = graph({ openingHours });
  expect(contactPoint.hoursAvailable[0]).toMatchObject({ closes: "23:59" });
});
