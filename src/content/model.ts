/**
 * What the files in data/ may say: the single definition. The check, the TypeScript types, Gatsby's GraphQL types and the
 * editors' completion are all derived from these schemas.
 *
 * House rules: what an editor can switch on is `.nullable()` and stands in the file as null; an occasional extra is
 * `.nullish()`; lists are readonly; a shape used twice and every enum has a `meta({ id })`, which is its GraphQL name;
 * `.describe()` is shown in the editor.
 */
import { z } from "zod";

/** One line or paragraph of text: never empty, at most `max` characters. */
const text = (max = 300) =>
  z
    .string()
    .trim()
    .min(1, "write some text here")
    .max(max, `keep this to ${max} characters at most`);
const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(1, "list at least one").readonly();
const listOf = <Item extends z.ZodType>(count: number, item: Item) =>
  z.array(item).length(count, `list exactly ${count}`).readonly();

const slug = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "write it in lower-case letters, digits and single hyphens, such as saudi-arabia",
  );
const httpsAddress = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: "write a whole address starting with https://",
});
/** A page of this site, with an optional query and fragment. Whether the page exists is checked in rules.ts. */
const pagePath = z
  .string()
  .regex(/^\/(?!\/)\S*$/, "write one of our pages, such as /services");
const time = z
  .string()
  .regex(
    /^([01]\d|2[0-3]):[0-5]\d$/,
    "write the time as 09:00, on a 24-hour clock",
  );
const timeZone = z.string().refine(
  (name) => {
    try {
      new Intl.DateTimeFormat("en", { timeZone: name });
      return name.includes("/");
    } catch {
      return false;
    }
  },
  { error: "write the zone's name in the tz database, such as Asia/Kolkata" },
);
const longitude = z
  .number()
  .min(-180)
  .max(180)
  .describe("Degrees east of Greenwich; west is negative.");
const latitude = z
  .number()
  .min(-90)
  .max(90)
  .describe("Degrees north of the equator; south is negative.");

/** Where a button leads. Null, as shipped: nowhere, the button does nothing. */
export const Action = z
  .union(
    [
      z.literal("chat"),
      z.literal("contact"),
      z.string().regex(/^\/(?!\/)\S*$/),
      httpsAddress,
    ],
    {
      error:
        'write a page such as "/services", an address starting with https://, "chat", "contact", or null',
    },
  )
  .nullable()
  .describe(
    'Where the button leads: a page such as "/services", an address starting with https://, "chat", or "contact" (the contact form). null: it does nothing.',
  );

export const Button = z
  .strictObject({
    label: text(40).describe("The words on the button."),
    action: Action,
  })
  .meta({ id: "Button" });
export type Button = z.infer<typeof Button>;

export const PageLink = z
  .strictObject({
    label: text(40).describe("The words of the link."),
    to: pagePath.describe("One of our pages, such as /services."),
  })
  .meta({ id: "PageLink" });
export type PageLink = z.infer<typeof PageLink>;

const Ink = z
  .enum(["sun", "coral", "mint", "sky"])
  .meta({ id: "Ink" })
  .describe("One of the four colours of the map.");
export type Ink = z.infer<typeof Ink>;

const Way = z
  .enum(["test", "scholarships"])
  .meta({ id: "Way" })
  .describe(
    'Where the page sends its reader next: "test" (the aptitude test) or "scholarships".',
  );
export type Way = z.infer<typeof Way>;

export const TextBlock = z
  .strictObject({ title: text(80), text: text(400) })
  .meta({ id: "TextBlock" });
export type TextBlock = z.infer<typeof TextBlock>;

const Weekday = z
  .enum([
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
    "sunday",
  ])
  .meta({ id: "Weekday" });
export type Weekday = z.infer<typeof Weekday>;

export const OpeningHours = z
  .strictObject({
    from: Weekday.describe("The first day of this line."),
    to: Weekday.describe(
      "The last day of this line; the same as `from` for one day.",
    ),
    opens: time.nullable().describe("Such as 09:00. null: closed."),
    closes: time.nullable().describe("Such as 18:00. null: closed."),
  })
  .meta({ id: "OpeningHours" });
export type OpeningHours = z.infer<typeof OpeningHours>;

export const Home = z
  .strictObject({
    city: text(40),
    country: text(40),
    longitude,
    latitude,
    timeZone: timeZone.describe(
      "The clock of the opening hours and of every time difference on the site.",
    ),
  })
  .meta({ id: "HomePlace" })
  .describe(
    "The city that maps, distances and time differences are measured from.",
  );
export type Home = z.infer<typeof Home>;

export const Claim = z
  .strictObject({
    value: text(12).describe("The figure, such as 100+."),
    label: text(40).describe("What it counts."),
    note: text(120)
      .nullable()
      .describe(
        "Where the figure comes from, shown small beside it. null: no note.",
      ),
  })
  .meta({ id: "Claim" });
export type Claim = z.infer<typeof Claim>;

const SocialLink = z
  .strictObject({
    label: text(30),
    url: httpsAddress
      .nullable()
      .describe(
        "Your page there, starting with https://. null: the name is shown without a link.",
      ),
  })
  .meta({ id: "SocialLink" });
export type SocialLink = z.infer<typeof SocialLink>;

const WayText = z
  .strictObject({
    label: text(40),
    name: text(40),
    detail: text(80),
    to: pagePath,
  })
  .meta({ id: "WayText" });
export type WayText = z.infer<typeof WayText>;

export const ContactForm = z
  .strictObject({
    title: text(80),
    lead: text(240),
    name: text(40),
    namePlaceholder: text(60),
    email: text(40),
    emailPlaceholder: text(60),
    message: text(40),
    messagePlaceholder: text(80),
    send: text(40),
    sending: text(40),
    success: text(120),
    failed: text(120),
    timedOut: text(160),
    offline: text(120),
    kept: text(120).describe("Said with every failure: nothing typed is lost."),
    retry: text(40),
    byChat: text(40),
    byEmail: text(40),
    call: text(40).describe("{phone} becomes the phone number."),
    withoutJavaScript: text(160),
    endpoint: httpsAddress
      .nullable()
      .describe(
        "Where messages are sent: an address starting with https:// that takes a POST of JSON (name, email, message, page). null: sending is only simulated.",
      ),
    notice: text(300)
      .nullable()
      .describe(
        "What happens with what is sent, and that a parent should write for those under 18. Shown beside the button once there is an endpoint.",
      ),
  })
  .meta({ id: "ContactForm" });
export type ContactForm = z.infer<typeof ContactForm>;

export const SiteSettings = z.strictObject({
  name: text(40).describe(
    "The consultancy's name. Other files write {name} where it belongs.",
  ),
  url: httpsAddress
    .nullable()
    .describe(
      "The address of the published site, such as https://www.example.org, without a slash at its end. null: not known yet.",
    ),
  tagline: text(80),
  phone: z
    .string()
    .regex(
      /^\+\d[\d ]{6,18}\d$/,
      "write the number with its country code, such as +91 98765 43210",
    )
    .describe("With the country code: +91 98765 43210."),
  email: z.email({
    error: "write an e-mail address, such as hello@example.org",
  }),
  address: z
    .strictObject({
      street: text(80),
      city: text(60),
      postalCode: text(12),
      country: text(40),
    })
    .meta({ id: "PostalAddress" }),
  home: Home,
  openingHours: list(OpeningHours).describe("All seven days, Monday first."),
  chat: z
    .strictObject({
      app: text(30),
      label: text(80).describe(
        "What the chat button is called for people who hear the page read.",
      ),
      greeting: text(200).describe(
        "The message the chat begins with. {name} becomes the consultancy's name.",
      ),
    })
    .meta({ id: "Chat" }),
  offline: text(60).describe(
    "Said at the top while there is no network. {day} becomes the day this version was published.",
  ),
  header: z
    .strictObject({
      links: list(PageLink),
      destinations: text(40),
      mapCaption: text(120),
      start: PageLink.describe("The button in the menu of phones."),
      call: text(40).describe("The button that calls, in the menu of phones."),
    })
    .meta({ id: "HeaderTexts" }),
  footer: z
    .strictObject({
      quickLinksTitle: text(40),
      quickLinks: list(PageLink),
      destinationsTitle: text(40),
      destinations: listOf(8, slug).describe(
        "The slugs of the eight destinations listed in the footer.",
      ),
      contactTitle: text(40),
      social: list(SocialLink),
      legal: list(PageLink),
      copyrightYear: z.int().min(2000).max(2100),
    })
    .meta({ id: "FooterTexts" }),
  claims: list(Claim).describe("The figures on the home and about pages."),
  ways: z
    .strictObject({
      title: text(40),
      test: WayText,
      scholarships: WayText,
      chatLabel: text(40),
      phoneLabel: text(40),
      emailLabel: text(40),
    })
    .meta({ id: "Ways" }),
  contact: ContactForm,
});
export type SiteSettings = z.infer<typeof SiteSettings>;

const CountryCard = z
  .strictObject({
    description: text(160),
    flag: httpsAddress.describe("The flag's picture on the public flag host."),
    studentCount: text(20).describe("Such as 170,000+."),
    universities: z.int().positive(),
    rating: z.number().min(0).max(5),
    costLevel: z.enum(["low", "medium", "high"]).meta({ id: "CostLevel" }),
    continent: text(30),
  })
  .meta({ id: "CountryCard" });
export type CountryCard = z.infer<typeof CountryCard>;

export const Country = z.strictObject({
  slug: slug.describe("The end of the page's address: /country/saudi-arabia."),
  name: text(40),
  code: z
    .string()
    .regex(/^[a-z]{2}$/, "write the two-letter code, such as de")
    .describe(
      "The ISO 3166 two-letter code in lower case: it finds the map and the flag.",
    ),
  capital: z
    .strictObject({ name: text(40), longitude, latitude, timeZone })
    .meta({ id: "Capital" }),
  ink: Ink.nullable().describe(
    "The country's colour on every map. null: one that its neighbours do not have.",
  ),
  card: CountryCard.nullable().describe(
    "The card on the home page. null: the country is listed without a card.",
  ),
  photo: z
    .strictObject({
      file: z
        .string()
        .regex(
          /^[a-z0-9][a-z0-9-]*\.(jpg|jpeg|png|webp|avif)$/,
          "write the name of a picture in data/images, such as berlin.jpg",
        ),
      alt: text(200).describe(
        "What the picture shows, for those who cannot see it.",
      ),
      credit: text(120).describe("Who made it."),
    })
    .meta({ id: "CountryPhoto" })
    .nullable()
    .describe(
      "A picture on the country's page, from data/images. null: no picture.",
    ),
  intro: list(text(600))
    .nullish()
    .describe("Paragraphs at the head of the country's page."),
  facts: list(
    z
      .strictObject({
        label: text(60),
        value: text(120),
        source: httpsAddress.nullable(),
      })
      .meta({ id: "CountryFact" }),
  )
    .nullish()
    .describe("Facts with where they come from."),
});
export type Country = z.infer<typeof Country>;

export const Scholarship = z.strictObject({
  id: z
    .int()
    .positive()
    .describe(
      "A number no other scholarship has; the link to it is made of it.",
    ),
  type: z.enum(["national", "international"]).meta({ id: "ScholarshipType" }),
  title: text(80),
  description: text(240),
  awardAmount: z
    .int("write a whole number of dollars without commas, such as 15000")
    .positive()
    .max(1_000_000)
    .describe("In US dollars, as a plain number: 15000."),
  eligibility: text(120),
  deadline: z.iso
    .date("write a day that exists, as 2025-01-31")
    .describe("The last day to apply, as 2025-01-31."),
  field: text(40),
  applications: z.int().nonnegative().describe("How many have applied."),
  applyUrl: httpsAddress
    .nullable()
    .describe(
      "Where Apply Now leads, in a new tab: an address starting with https://. null: it does nothing.",
    ),
});
export type Scholarship = z.infer<typeof Scholarship>;

const Program = z
  .strictObject({ name: text(80), level: text(40) })
  .meta({ id: "Program" });
export type Program = z.infer<typeof Program>;

const Area = z
  .strictObject({
    id: slug.describe("How the options below name this area."),
    name: text(60),
    text: text(200),
    programs: list(Program).describe(
      "Programs that suit this area, best first.",
    ),
  })
  .meta({ id: "AptitudeArea" });
export type Area = z.infer<typeof Area>;

const AptitudeOption = z
  .strictObject({
    text: text(60),
    points: z
      .array(
        z
          .strictObject({ area: slug, points: z.int().min(1).max(5) })
          .meta({ id: "AptitudePoints" }),
      )
      .readonly()
      .describe("What this answer says for which areas; used when scored."),
  })
  .meta({ id: "AptitudeOption" });

const AptitudeQuestion = z
  .strictObject({ text: text(120), options: listOf(4, AptitudeOption) })
  .meta({ id: "AptitudeQuestion" });
export type AptitudeQuestion = z.infer<typeof AptitudeQuestion>;

export const AptitudeTest = z.strictObject({
  minutes: z
    .int()
    .positive()
    .describe("How long the test takes, as announced."),
  questions: list(AptitudeQuestion),
  results: z
    .strictObject({
      mode: z
        .enum(["fixed", "scored"])
        .meta({ id: "ResultsMode" })
        .describe(
          '"fixed": the same results for everyone. "scored": worked out from the answers.',
        ),
      fixed: z
        .strictObject({ areas: list(slug), programs: list(Program) })
        .meta({ id: "FixedResults" }),
      areas: list(Area),
    })
    .meta({ id: "AptitudeResults" }),
});
export type AptitudeTest = z.infer<typeof AptitudeTest>;

/** What every page's file says: how it is called in a browser's tab and in a search, and how it ends. */
const page = {
  title: text(70).describe("In the browser's tab and in search results."),
  description: z
    .string()
    .trim()
    .min(50, "write at least 50 characters")
    .max(170, "keep this to 170 characters at most")
    .describe("One or two sentences for search results: 50 to 170 characters."),
  heading: text(60),
  lead: text(240),
  contactForm: z
    .boolean()
    .describe("true: the page ends with the contact form."),
  next: Way,
};

export const HomePage = z.strictObject({
  ...page,
  primary: PageLink,
  secondary: PageLink,
  mapDescription: text(240).describe(
    "What the map shows, for those who cannot see it.",
  ),
  scaleCaption: text(80),
  claimsLabel: text(40),
  destinations: z
    .strictObject({
      title: text(60),
      lead: text(200),
      moreTitle: text(60),
      rating: text(30),
      continent: text(30),
      students: text(30),
      universities: text(30),
      costLevel: text(30),
      low: text(20),
      medium: text(20),
      high: text(20),
    })
    .meta({ id: "DestinationTexts" }),
  why: z
    .strictObject({
      title: text(60),
      lead: text(200),
      benefits: listOf(
        6,
        z
          .strictObject({
            title: text(60),
            text: text(160),
            symbol: z
              .enum(["route", "dots", "pins", "border", "signal", "ruler"])
              .meta({ id: "BenefitSymbol" }),
          })
          .meta({ id: "Benefit" }),
      ),
    })
    .meta({ id: "WhyChooseUs" }),
});
export type HomePage = z.infer<typeof HomePage>;

const TitledList = z
  .strictObject({ title: text(60), items: list(text(120)) })
  .meta({ id: "TitledList" });
export type TitledList = z.infer<typeof TitledList>;

export const AboutPage = z.strictObject({
  ...page,
  mapDescription: text(240),
  claimsLabel: text(40),
  mission: TextBlock,
  offer: TitledList,
  why: TitledList,
  valuesTitle: text(60),
  values: listOf(4, TextBlock),
  callToAction: z
    .strictObject({ title: text(80), button: Button })
    .meta({ id: "CallToAction" }),
});
export type AboutPage = z.infer<typeof AboutPage>;

export const ProgramsPage = z.strictObject({
  ...page,
  subjects: list(TextBlock),
  more: z
    .strictObject({ title: text(60), text: text(160), chat: text(40) })
    .meta({ id: "MorePrograms" }),
});
export type ProgramsPage = z.infer<typeof ProgramsPage>;

const ServiceIcon = z
  .enum([
    "book",
    "people",
    "award",
    "plane",
    "document",
    "messages",
    "stamp",
    "pencil",
    "lifebuoy",
  ])
  .meta({ id: "ServiceIcon" });
export type ServiceIcon = z.infer<typeof ServiceIcon>;

const Service = z
  .strictObject({
    title: text(60),
    icon: ServiceIcon,
    features: listOf(4, text(80)),
  })
  .meta({ id: "Service" });
export type Service = z.infer<typeof Service>;

export const EducationSupportPage = z.strictObject({
  ...page,
  services: listOf(4, Service),
  process: z
    .strictObject({
      title: text(60),
      steps: listOf(4, TextBlock),
      button: Button,
    })
    .meta({ id: "Process" }),
});
export type EducationSupportPage = z.infer<typeof EducationSupportPage>;

export const OnlineEducationPage = z.strictObject({
  ...page,
  benefits: listOf(
    4,
    z
      .strictObject({
        title: text(60),
        text: text(200),
        symbol: z
          .enum(["exchange", "calendar", "globe", "mentors"])
          .meta({ id: "OnlineSymbol" }),
      })
      .meta({ id: "OnlineBenefit" }),
  ),
});
export type OnlineEducationPage = z.infer<typeof OnlineEducationPage>;

export const ServicesPage = z.strictObject({
  ...page,
  services: listOf(6, Service),
});
export type ServicesPage = z.infer<typeof ServicesPage>;

export const ScholarshipsPage = z.strictObject({
  ...page,
  finder: z
    .strictObject({
      listTitle: text(40),
      searchLabel: text(60),
      searchPlaceholder: text(60),
      typeLabel: text(40),
      all: text(30),
      national: text(30),
      international: text(30),
      sortLabel: text(40),
      sortDeadline: text(40),
      sortAmount: text(40),
      sortTitle: text(40),
      clear: text(30),
      count: text(60).describe(
        "{shown} and {total} become the numbers: Showing {shown} of {total} scholarships.",
      ),
      emptyTitle: text(60),
      emptyHint: text(120),
      allPassed: text(120),
      allPassedLink: text(60),
      passed: text(20),
      field: text(30),
      eligibility: text(30),
      deadline: text(30),
      applications: text(30),
      apply: text(30),
      chartHint: text(120),
      chartOpen: text(40),
      chartAllPassed: text(40),
      sharing: z
        .strictObject({
          list: text(30),
          listText: text(80).describe("Sent with the address of a list."),
          one: text(20),
          oneText: text(80).describe(
            "Sent with the address of a scholarship: {title}, {award} and {deadline} become its own.",
          ),
          chat: text(30).describe("The link that sends it by WhatsApp."),
          address: text(30),
          copy: text(30),
          copied: text(60),
          notCopied: text(80).describe(
            "Where a browser refuses to copy: the address stands above, selected.",
          ),
          close: text(20),
          calendar: text(30),
          calendarTitle: text(60).describe(
            "How a deadline is called in a calendar: {title} becomes the scholarship's.",
          ),
        })
        .meta({ id: "SharingTexts" }),
    })
    .meta({ id: "FinderTexts" }),
  tipsTitle: text(60),
  tips: list(TextBlock),
});
export type ScholarshipsPage = z.infer<typeof ScholarshipsPage>;

export const AptitudeTestPage = z.strictObject({
  ...page,
  minutes: text(30),
  questions: text(30),
  you: text(20).describe("The start of every route on the charts."),
  start: text(30),
  preparing: text(60),
  withoutJavaScript: text(120),
  progress: text(60).describe(
    "{number} and {total} become the numbers: Question {number} of {total}.",
  ),
  answered: text(60).describe("{answered} and {total} become the numbers."),
  current: text(30),
  open: text(30),
  previous: text(30),
  nextQuestion: text(30),
  complete: text(30),
  resultsHeading: text(60),
  resultsFixed: text(160).describe(
    "Said with fixed results, so that nobody is misled.",
  ),
  resultsScored: text(160),
  resultsTied: text(160).describe("{areas} becomes the areas that are level."),
  resultsBlank: text(160),
  resultsBecause: text(60),
  areasTitle: text(60),
  programsTitle: text(60),
  retake: text(30),
});
export type AptitudeTestPage = z.infer<typeof AptitudeTestPage>;

export const CountryPage = z.strictObject({
  title: text(60).describe("{country} becomes the country's name."),
  description: z
    .string()
    .trim()
    .min(50, "write at least 50 characters")
    .max(140, "keep this to 140 characters at most")
    .describe("{country} becomes the country's name. 50 to 140 characters."),
  studyIn: text(30),
  lead: text(240),
  contactForm: z.boolean(),
  next: Way,
  figures: listOf(
    2,
    z.strictObject({ value: text(12), label: text(40) }).meta({ id: "Figure" }),
  ),
  button: Button,
  time: text(40),
  capital: text(40),
  longitude: text(40),
  distance: text(40).describe("{city} becomes the home city."),
  map: text(120).describe(
    "The map in words: {city} is the home city, {capital} the country's capital.",
  ),
  west: text(40),
  east: text(40),
  neighbours: text(40),
  unlisted: z
    .strictObject({
      heading: text(60),
      description: z.string().trim().min(50).max(170),
      listTitle: text(60),
    })
    .meta({ id: "UnlistedCountry" }),
});
export type CountryPage = z.infer<typeof CountryPage>;
