import { z } from "zod";
import {
  address,
  day,
  HOST,
  httpsAddress,
  list,
  number,
  orNull,
  phone,
  record,
  slug,
  text,
  time,
  wholeNumber,
} from "./fields";
import { PageLink, Weekday } from "./shared";

export const OpeningHours = record(
  "OpeningHours",
  "The hours of days that are alike; with a break, a line before it and one after.",
  {
    from: Weekday.describe("The first day of this line."),
    to: Weekday.describe(
      "The last day of this line; the same as `from` for one day.",
    ),
    opens: orNull(time.describe("Such as 09:00."), "closed."),
    closes: orNull(time.describe("Such as 18:00."), "closed."),
  },
);
export type OpeningHours = z.infer<typeof OpeningHours>;

const ClosedDay = record("ClosedDay", "A day on which nobody is there.", {
  date: day.meta({
    description: "The day, as 2026-01-26.",
    unique: true,
  }),
  label: text(40, "Why, such as Republic Day.").meta({ unique: false }),
});
export type ClosedDay = z.infer<typeof ClosedDay>;

/** The maps have India's meridian in their middle, and names placed around an Indian city. */
const IN_INDIA = "the maps are drawn for a home in India";

export const Home = record("HomePlace", "The city in India to measure from.", {
  city: text(40, "The city’s name, as maps and figures show it."),
  longitude: number(68, 98, "Degrees east of Greenwich.").meta({
    errorMessage: `write a longitude from 68 to 98: ${IN_INDIA}`,
  }),
  latitude: number(6, 37, "Degrees north of the equator.").meta({
    errorMessage: `write a latitude from 6 to 37: ${IN_INDIA}`,
  }),
});
export type Home = z.infer<typeof Home>;

const Claim = record("Claim", "A figure, and what it counts.", {
  value: text(12, "The figure, such as 100+."),
  label: text(40, "What it counts."),
  note: orNull(text(120, "Where the figure comes from."), "no note."),
});

const SocialLink = record("SocialLink", "A page on a social network.", {
  label: text(30, "The name of the network, as the footer shows it."),
  url: httpsAddress.nullable().meta({
    title: "Address",
    description: "Your page there, starting with https://.",
    whenNull: "the name is shown without a link.",
  }),
});

const WayText = record("WayText", "A next step for the reader, as a link.", {
  label: text(40, "The small text above the link."),
  name: text(40, "The text of the link."),
  detail: text(80, "The text below the link."),
});

const origin = address(
  HOST,
  "write the address alone, starting with https:// and without a path, such as https://www.example.org",
);

const ContactForm = record("ContactForm", "The contact form.", {
  title: text(80, "The heading above the form."),
  lead: text(240, "The text below the heading."),
  endpoint: httpsAddress.nullable().meta({
    title: "Address that receives messages",
    description:
      "Where messages are sent: an address starting with https:// that takes what a form sends (name, email, message, page).",
    whenNull: "sending is only simulated.",
  }),
  redirectsTo: list(origin, 5)
    .describe(
      "The addresses, without their paths, that this one redirects to before it answers.",
    )
    .nullish()
    .meta({ title: "It redirects to", whenNull: "it answers itself." }),
  notice: text(
    300,
    "What happens with what is sent, and that a parent should write for those under 18. Shown beside the button once there is an endpoint.",
  ).nullable(),
});

/** Without a path, a query or a fragment: it is put before every path of the site. Also the rule for SITE_URL. */
export const siteUrl = origin.meta({
  title: "Address of the site",
  description:
    "The address of the published site, such as https://www.example.org, without a slash at its end.",
});

export const SiteSettings = z.strictObject({
  name: text(40, "The consultancy's name, {name} in all other texts."),
  url: orNull(siteUrl, "not known yet."),
  tagline: text(80, "The text below the name in the footer."),
  phone: phone.describe("With the country code: +91 98765 43210."),
  email: z.email().meta({
    title: "E-mail",
    description: "The e-mail address that visitors write to.",
    role: "address",
    errorMessage: "write an e-mail address, such as hello@example.org",
  }),
  address: record("PostalAddress", "Where the consultancy is.", {
    street: text(80, "Number and street."),
    city: text(60, "The city."),
    postalCode: text(12, "The postal code."),
    country: text(40, "The country."),
  }),
  home: Home,
  openingHours: list(OpeningHours, 21).describe(
    "All seven days, Monday first.",
  ),
  closedDays: list(ClosedDay, 60, 0)
    .describe("Holidays, and other days on which nobody is there.")
    .nullish()
    .meta({ whenNull: "none." }),
  chat: record("Chat", "The chat.", {
    phone: orNull(phone, "the phone number above.").meta({
      description: "Its number, where that is another one than the phone's.",
    }),
    greeting: text(200, "The message the chat begins with."),
  }),
  header: record("HeaderTexts", "The top of every page.", {
    links: list(PageLink, 8).describe("The links beside the menu."),
  }),
  footer: record("FooterTexts", "The bottom of every page.", {
    quickLinks: list(PageLink, 12).describe(
      "Our pages, as the footer lists them.",
    ),
    destinations: list(
      slug.meta({ title: "Country", role: "country" }),
      8,
    ).describe("The slugs of the destinations listed in the footer."),
    social: list(SocialLink, 8, 0).describe("Our pages on social networks."),
    legal: list(PageLink, 6, 0).describe("The last line’s links."),
    copyrightYear: wholeNumber(2000, 2100, "The year after ©."),
  }),
  claims: list(Claim, 6, 3).describe(
    "The figures on the home and about pages.",
  ),
  ways: record("Ways", "The next steps at the end of a page.", {
    test: WayText.describe("The link to the aptitude test."),
    scholarships: WayText.describe("The link to the scholarships."),
  }),
  contact: ContactForm,
});
export type SiteSettings = z.infer<typeof SiteSettings>;
