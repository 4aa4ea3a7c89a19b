/**
 * What the files in data/ may say: the single definition. The check, the TypeScript types, Gatsby's GraphQL types and the
 * editors' completion are all derived from these schemas.
 *
 * House rules: what an editor can switch on is `.nullable()` and stands in the file as null; an occasional extra is
 * `.nullish()`; lists are readonly; a shape used twice and every enum has a `meta({ id })`, which is its GraphQL name;
 * `.describe()` is shown in the editor.
 */
import { z } from "zod";

/** One line or paragraph of text: never empty, at most `max` characters. `about` is what the editor says of it. */
const text = (max: number, about = "", min = 1) => {
  const schema = z
    .string()
    .trim()
    .min(
      min,
      min > 1 ? `write at least ${min} characters` : "write some text here",
    )
    .max(max, `keep this to ${max} characters at most`);
  return about ? schema.describe(about) : schema;
};
const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(1, "list at least one").readonly();
const listOf = <Item extends z.ZodType>(count: number, item: Item) =>
  z.array(item).length(count, `list exactly ${count}`).readonly();

const slug = z
  .string()
  .regex(
    /^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/,
    "write it in lower-case letters, digits and single hyphens, at most 60 characters, such as saudi-arabia",
  );
const httpsAddress = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: "write a whole address starting with https://",
});
/** A page of this site, with an optional query and fragment. Whether the page exists is checked in check/links.ts. */
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
const Action = z
  .union([z.literal("chat"), z.literal("contact"), pagePath, httpsAddress], {
    error:
      'write a page such as "/services", an address starting with https://, "chat", "contact", or null',
  })
  .nullable()
  .describe(
    'Where the button leads: a page such as "/services", an address starting with https://, "chat", or "contact" (the contact form). null: it does nothing.',
  );

export const Button = z
  .strictObject({
    label: text(40, "The words on the button."),
    action: Action,
  })
  .meta({ id: "Button" });
export type Button = z.infer<typeof Button>;

export const PageLink = z
  .strictObject({
    label: text(40, "The words of the link."),
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
  .strictObject({
    title: text(80, "Its heading."),
    text: text(400, "What stands below the heading."),
  })
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
    city: text(40, "The city’s name, as maps and figures show it."),
    country: text(40, "The country that times are compared with."),
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
    value: text(12, "The figure, such as 100+."),
    label: text(40, "What it counts."),
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
    label: text(30, "The name of the network, as the footer shows it."),
    url: httpsAddress
      .nullable()
      .describe(
        "Your page there, starting with https://. null: the name is shown without a link.",
      ),
  })
  .meta({ id: "SocialLink" });

const WayText = z
  .strictObject({
    label: text(40, "The small words above the link."),
    name: text(40, "The words of the link."),
    detail: text(80, "The words below the link."),
    to: pagePath.describe("One of our pages, such as /services."),
  })
  .meta({ id: "WayText" });

export const ContactForm = z
  .strictObject({
    title: text(80, "The heading above the form."),
    lead: text(
      240,
      "The words below the heading, before the other ways to get in touch.",
    ),
    name: text(40, "The name of the field for the visitor’s name."),
    namePlaceholder: text(60, "Shown in that field while it is empty."),
    email: text(40, "The name of the field for the e-mail address."),
    emailPlaceholder: text(60, "Shown in that field while it is empty."),
    message: text(40, "The name of the field for the message."),
    messagePlaceholder: text(80, "Shown in that field while it is empty."),
    send: text(40, "The words on the button."),
    sending: text(
      40,
      "The words on the button while the message is on its way.",
    ),
    success: text(120, "Said when the message has been sent."),
    failed: text(120, "Said when the message could not be sent."),
    timedOut: text(160, "Said when there was no answer in time."),
    offline: text(120, "Said when the visitor has no network."),
    kept: text(120, "Said with every failure: nothing typed is lost."),
    retry: text(40, "The button that sends once more, after a failure."),
    byChat: text(
      40,
      "The link that puts the message into the chat, after a failure.",
    ),
    byEmail: text(
      40,
      "The link that puts the message into an e-mail, after a failure.",
    ),
    call: text(40, "{phone} becomes the phone number."),
    withoutJavaScript: text(
      160,
      "Said in place of the button where JavaScript is off.",
    ),
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
  name: text(
    40,
    "The consultancy's name. Other files write {name} where it belongs.",
  ),
  url: httpsAddress
    .nullable()
    .describe(
      "The address of the published site, such as https://www.example.org, without a slash at its end. null: not known yet.",
    ),
  tagline: text(80, "The words below the name in the footer."),
  phone: z
    .string()
    .regex(
      /^\+[1-9][\d ]{6,18}\d$/,
      "write the number with its country code, such as +91 98765 43210",
    )
    .describe("With the country code: +91 98765 43210."),
  email: z
    .email({
      error: "write an e-mail address, such as hello@example.org",
    })
    .describe("The e-mail address that visitors write to."),
  address: z
    .strictObject({
      street: text(80, "Number and street."),
      city: text(60, "The city."),
      postalCode: text(12, "The postal code."),
      country: text(40, "The country."),
    })
    .meta({ id: "PostalAddress" })
    .describe("Where the consultancy is."),
  home: Home,
  openingHours: list(OpeningHours).describe("All seven days, Monday first."),
  chat: z
    .strictObject({
      app: text(30, "The name of the chat app."),
      label: text(
        80,
        "What the chat button is called for people who hear the page read.",
      ),
      greeting: text(
        200,
        "The message the chat begins with. {name} becomes the consultancy's name.",
      ),
    })
    .meta({ id: "Chat" })
    .describe("The chat, at the phone number above."),
  offline: text(
    60,
    "Said at the top while there is no network. {day} becomes the day this version was published.",
  ),
  header: z
    .strictObject({
      links: list(PageLink).describe("The links beside the menu."),
      destinations: text(40, "The name of the menu that lists the countries."),
      mapCaption: text(120, "Said below the map of that menu."),
      start: PageLink.describe("The button in the menu of phones."),
      call: text(40, "The button that calls, in the menu of phones."),
    })
    .meta({ id: "HeaderTexts" })
    .describe("The top of every page."),
  footer: z
    .strictObject({
      quickLinksTitle: text(40, "The heading of the quick links."),
      quickLinks: list(PageLink).describe(
        "Our pages, as the footer lists them.",
      ),
      destinationsTitle: text(40, "The heading of the destinations."),
      destinations: listOf(8, slug).describe(
        "The slugs of the eight destinations listed in the footer.",
      ),
      contactTitle: text(40, "The heading of the contacts."),
      social: list(SocialLink).describe("Our pages on social networks."),
      legal: list(PageLink).describe("The last line’s links."),
      copyrightYear: z.int().min(2000).max(2100).describe("The year after ©."),
    })
    .meta({ id: "FooterTexts" })
    .describe("The bottom of every page."),
  claims: list(Claim).describe("The figures on the home and about pages."),
  ways: z
    .strictObject({
      title: text(
        40,
        "The heading of the ways on, at the end of pages without the form.",
      ),
      test: WayText.describe("The way to the aptitude test."),
      scholarships: WayText.describe("The way to the scholarships."),
      chatLabel: text(40, "The small words above the chat."),
      phoneLabel: text(40, "The small words above the phone number."),
      emailLabel: text(40, "The small words above the e-mail address."),
    })
    .meta({ id: "Ways" })
    .describe("The ways on at the end of a page."),
  contact: ContactForm.describe("The contact form, and where it sends to."),
});
export type SiteSettings = z.infer<typeof SiteSettings>;

const CountryCard = z
  .strictObject({
    description: text(160, "One sentence about studying there."),
    flag: httpsAddress.describe("The flag's picture on the public flag host."),
    studentCount: text(20, "Such as 170,000+."),
    universities: z
      .int()
      .positive()
      .max(100_000)
      .describe("How many universities there are."),
    rating: z.number().min(0).max(5).describe("How students rate it."),
    costLevel: z
      .enum(["low", "medium", "high"])
      .meta({ id: "CostLevel" })
      .describe("What studying there costs, beside the others."),
    continent: text(30, "Its continent, or continents."),
  })
  .meta({ id: "CountryCard" });
export type CountryCard = z.infer<typeof CountryCard>;

export const Country = z.strictObject({
  slug: slug.describe("The end of the page's address: /country/saudi-arabia."),
  name: text(40, "The country’s name: no two may be alike."),
  code: z
    .string()
    .regex(/^[a-z]{2}$/, "write the two-letter code, such as de")
    .describe(
      "The ISO 3166 two-letter code in lower case: it finds the map and the flag.",
    ),
  capital: z
    .strictObject({
      name: text(40, "The capital’s name."),
      longitude,
      latitude,
      timeZone: timeZone.describe(
        "The capital’s clock, by its name in the tz database: Europe/Berlin.",
      ),
    })
    .meta({ id: "Capital" })
    .describe("The capital: what routes, distances and clocks lead to."),
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
        )
        .describe("The picture’s name in data/images, such as berlin.jpg."),
      alt: text(200, "What the picture shows, for those who cannot see it."),
      credit: text(120, "Who made it."),
    })
    .meta({ id: "CountryPhoto" })
    .nullable()
    .describe(
      "A picture on the country's page, from data/images. null: no picture.",
    ),
  intro: list(text(600))
    .nullish()
    .describe("Paragraphs at the head of the country's page. null: none."),
  facts: list(
    z
      .strictObject({
        label: text(60, "What the fact is about."),
        value: text(120, "The fact."),
        source: httpsAddress
          .nullable()
          .describe(
            "Where the fact comes from: an address starting with https://. null: no source.",
          ),
      })
      .meta({ id: "CountryFact" }),
  )
    .nullish()
    .describe("Facts with where they come from. null: none."),
});
export type Country = z.infer<typeof Country>;

export const Scholarship = z.strictObject({
  id: z
    .int()
    .positive()
    .max(999_999)
    .describe(
      "A number no other scholarship has; the link to it is made of it.",
    ),
  type: z
    .enum(["national", "international"])
    .meta({ id: "ScholarshipType" })
    .describe("For studies in India, or abroad."),
  title: text(80, "Its name: no two may be alike."),
  description: text(240, "Who it is for, in a sentence."),
  awardAmount: z
    .int("write a whole number of dollars without commas, such as 15000")
    .positive()
    .max(1_000_000)
    .describe("In US dollars, as a plain number: 15000."),
  eligibility: text(120, "What an applicant needs, such as marks."),
  deadline: z.iso
    .date("write a day that exists, as 2025-01-31")
    .describe("The last day to apply, as 2025-01-31."),
  field: text(40, "The field of study, or Any subject."),
  applications: z
    .int()
    .nonnegative()
    .max(10_000_000)
    .describe("How many have applied."),
  applyUrl: httpsAddress
    .nullable()
    .describe(
      "Where Apply Now leads, in a new tab: an address starting with https://. null: it does nothing.",
    ),
});
export type Scholarship = z.infer<typeof Scholarship>;

const Program = z
  .strictObject({
    name: text(80, "The program’s name."),
    level: text(40, "Its level, such as Bachelor."),
  })
  .meta({ id: "Program" });
export type Program = z.infer<typeof Program>;

const Area = z
  .strictObject({
    id: slug.describe("How the options below name this area."),
    name: text(60, "The area’s name, as the results show it."),
    text: text(200, "A sentence or two about it."),
    programs: list(Program).describe(
      "Programs that suit this area, best first.",
    ),
  })
  .meta({ id: "AptitudeArea" });
export type Area = z.infer<typeof Area>;

const AptitudeOption = z
  .strictObject({
    text: text(60, "The answer."),
    points: z
      .array(
        z
          .strictObject({
            area: slug.describe("The id of an area, from results."),
            points: z
              .int()
              .min(1)
              .max(5)
              .describe("How much this answer speaks for it."),
          })
          .meta({ id: "AptitudePoints" }),
      )
      .readonly()
      .describe("What this answer says for which areas; used when scored."),
  })
  .meta({ id: "AptitudeOption" });

const AptitudeQuestion = z
  .strictObject({
    text: text(120, "The question."),
    options: listOf(4, AptitudeOption).describe("The answers to choose from."),
  })
  .meta({ id: "AptitudeQuestion" });
export type AptitudeQuestion = z.infer<typeof AptitudeQuestion>;

export const AptitudeTest = z.strictObject({
  minutes: z
    .int()
    .positive()
    .max(600)
    .describe("How long the test takes, as announced."),
  questions: list(AptitudeQuestion).describe("The questions, in their order."),
  results: z
    .strictObject({
      mode: z
        .enum(["fixed", "scored"])
        .meta({ id: "ResultsMode" })
        .describe(
          '"fixed": the same results for everyone. "scored": worked out from the answers.',
        ),
      fixed: z
        .strictObject({
          areas: list(slug).describe("The ids of the areas shown."),
          programs: list(Program).describe("The programs shown."),
        })
        .meta({ id: "FixedResults" })
        .describe('The results for everyone, while mode is "fixed".'),
      areas: list(Area).describe("All areas that answers can speak for."),
    })
    .meta({ id: "AptitudeResults" })
    .describe("What the test ends with."),
});
export type AptitudeTest = z.infer<typeof AptitudeTest>;

/** What every page's file says: how it is called in a browser's tab and in a search, and how it ends. */
const page = {
  title: text(70, "In the browser's tab and in search results."),
  description: text(170, "One or two sentences for search results.", 50),
  heading: text(60, "The heading at the top of the page."),
  lead: text(240, "The words below the heading."),
  contactForm: z
    .boolean()
    .describe("true: the page ends with the contact form."),
  next: Way,
};

export const HomePage = z.strictObject({
  ...page,
  primary: PageLink.describe("The first button."),
  secondary: PageLink.describe("The second button."),
  mapDescription: text(240, "What the map shows, for those who cannot see it."),
  scaleCaption: text(80, "Said at the scale of hours below the map."),
  claimsLabel: text(
    40,
    "What the strip of figures is called for people who hear the page read.",
  ),
  destinations: z
    .strictObject({
      title: text(60, "The heading of the cards."),
      lead: text(200, "The words below that heading."),
      moreTitle: text(60, "The heading of the countries without a card."),
      rating: text(30, "The word beside a card’s rating."),
      continent: text(30, "The word beside a card’s continent."),
      students: text(30, "The word beside a card’s number of students."),
      universities: text(
        30,
        "The word beside a card’s number of universities.",
      ),
      costLevel: text(30, "The words beside a card’s cost level."),
      low: text(20, "What the cost level low is called."),
      medium: text(20, "What the cost level medium is called."),
      high: text(20, "What the cost level high is called."),
    })
    .meta({ id: "DestinationTexts" })
    .describe("The words around the cards of countries."),
  why: z
    .strictObject({
      title: text(60, "The heading of the reasons."),
      lead: text(200, "The words below that heading."),
      benefits: listOf(
        6,
        z
          .strictObject({
            title: text(60, "The reason in a few words."),
            text: text(160, "The reason in a sentence."),
            symbol: z
              .enum(["route", "dots", "pins", "border", "signal", "ruler"])
              .meta({ id: "BenefitSymbol" })
              .describe("The drawing beside it."),
          })
          .meta({ id: "Benefit" }),
      ).describe("The reasons."),
    })
    .meta({ id: "WhyChooseUs" })
    .describe("The reasons to choose us."),
});
export type HomePage = z.infer<typeof HomePage>;

const TitledList = z
  .strictObject({
    title: text(60, "The heading of the list."),
    items: list(text(120)).describe("Its lines."),
  })
  .meta({ id: "TitledList" });
export type TitledList = z.infer<typeof TitledList>;

export const AboutPage = z.strictObject({
  ...page,
  mapDescription: text(240, "What the map shows, for those who cannot see it."),
  claimsLabel: text(
    40,
    "What the strip of figures is called for people who hear the page read.",
  ),
  mission: TextBlock.describe("Our mission."),
  offer: TitledList.describe("What we offer."),
  why: TitledList.describe("Why choose us."),
  valuesTitle: text(60, "The heading of the values."),
  values: listOf(4, TextBlock).describe("What we hold to."),
  callToAction: z
    .strictObject({
      title: text(80, "The heading above the button."),
      button: Button.describe("The button, and where it leads."),
    })
    .meta({ id: "CallToAction" })
    .describe("The last words, with a button."),
});
export type AboutPage = z.infer<typeof AboutPage>;

export const ProgramsPage = z.strictObject({
  ...page,
  subjects: list(TextBlock).describe("The subjects, with examples."),
  more: z
    .strictObject({
      title: text(60, "The heading below the subjects."),
      text: text(160, "What to do when a subject is not among them."),
      chat: text(40, "The words of the link to the chat."),
    })
    .meta({ id: "MorePrograms" })
    .describe("What follows the subjects."),
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
  .meta({ id: "ServiceIcon" })
  .describe("The icon beside it.");
export type ServiceIcon = z.infer<typeof ServiceIcon>;

const Service = z
  .strictObject({
    title: text(60, "The name of the service."),
    icon: ServiceIcon,
    features: listOf(4, text(80)).describe("What belongs to it."),
  })
  .meta({ id: "Service" });

export const EducationSupportPage = z.strictObject({
  ...page,
  services: listOf(4, Service).describe("The services."),
  process: z
    .strictObject({
      title: text(60, "The heading of the steps."),
      steps: listOf(4, TextBlock).describe("The steps, in their order."),
      button: Button.describe("The button, and where it leads."),
    })
    .meta({ id: "Process" })
    .describe("How it goes, step by step."),
});
export type EducationSupportPage = z.infer<typeof EducationSupportPage>;

export const OnlineEducationPage = z.strictObject({
  ...page,
  benefits: listOf(
    4,
    z
      .strictObject({
        title: text(60, "The name of the benefit."),
        text: text(200, "The benefit in a sentence or two."),
        symbol: z
          .enum(["exchange", "calendar", "globe", "mentors"])
          .meta({ id: "OnlineSymbol" })
          .describe("The drawing beside it."),
      })
      .meta({ id: "OnlineBenefit" }),
  ).describe("The benefits of studying online."),
});
export type OnlineEducationPage = z.infer<typeof OnlineEducationPage>;

export const ServicesPage = z.strictObject({
  ...page,
  services: listOf(6, Service).describe("The services."),
});
export type ServicesPage = z.infer<typeof ServicesPage>;

export const ScholarshipsPage = z.strictObject({
  ...page,
  finder: z
    .strictObject({
      listTitle: text(
        40,
        "The heading of the list, for people who hear the page read.",
      ),
      searchLabel: text(
        60,
        "What the search field is called for people who hear the page read.",
      ),
      searchPlaceholder: text(
        60,
        "Shown in the search field while it is empty.",
      ),
      typeLabel: text(40, "What the choice of types is called."),
      all: text(30, "The choice of both types."),
      national: text(30, "What the type national is called."),
      international: text(30, "What the type international is called."),
      sortLabel: text(40, "What the choice of orders is called."),
      sortDeadline: text(40, "The order by deadline."),
      sortAmount: text(40, "The order by amount."),
      sortTitle: text(40, "The order by title."),
      clear: text(30, "The button that takes search, type and order back."),
      count: text(
        60,
        "{shown} and {total} become the numbers: Showing {shown} of {total} scholarships.",
      ),
      emptyTitle: text(60, "Said when nothing is found."),
      emptyHint: text(120, "What to do when nothing is found."),
      allPassed: text(120, "Said above the list when no deadline is ahead."),
      allPassedLink: text(60, "The link to the chat beside it."),
      passed: text(20, "Said beside a deadline that has passed."),
      field: text(30, "The word before an award’s field of study."),
      eligibility: text(30, "The word before what an applicant needs."),
      deadline: text(30, "The word before the deadline."),
      applications: text(30, "The word before the number of applications."),
      apply: text(30, "The words on each award’s button."),
      chartHint: text(120, "How to read the chart."),
      chartOpen: text(40, "The chart’s word for deadlines that are ahead."),
      chartAllPassed: text(40, "Said at the chart when no deadline is ahead."),
      sharing: z
        .strictObject({
          list: text(30, "The button that shares the list."),
          listText: text(80, "Sent with the address of a list."),
          one: text(20, "The button that shares a scholarship."),
          oneText: text(
            80,
            "Sent with the address of a scholarship: {title}, {award} and {deadline} become its own.",
          ),
          chat: text(30, "The link that sends it by WhatsApp."),
          address: text(30, "What the field with the address is called."),
          copy: text(30, "The button that copies the address."),
          copied: text(60, "Said when the address is copied."),
          notCopied: text(
            80,
            "Said where a browser refuses to copy: the address stands above, selected.",
          ),
          close: text(20, "The button that closes it."),
          calendar: text(
            30,
            "The button that puts a deadline into a calendar.",
          ),
          calendarTitle: text(
            60,
            "How a deadline is called in a calendar: {title} becomes the scholarship’s.",
          ),
        })
        .meta({ id: "SharingTexts" })
        .describe("The words for sharing the list or a scholarship."),
    })
    .meta({ id: "FinderTexts" })
    .describe("The words of search, list and chart."),
  tipsTitle: text(60, "The heading of the tips."),
  tips: list(TextBlock).describe("The tips for applying."),
});
export type ScholarshipsPage = z.infer<typeof ScholarshipsPage>;

export const AptitudeTestPage = z.strictObject({
  ...page,
  minutes: text(30, "The word after the number of minutes."),
  questions: text(30, "The word after the number of questions."),
  you: text(20, "The start of every route on the charts."),
  start: text(30, "The button that starts the test."),
  preparing: text(
    60,
    "The words on that button while the test is being prepared.",
  ),
  withoutJavaScript: text(120, "Said where JavaScript is off."),
  progress: text(
    60,
    "{number} and {total} become the numbers: Question {number} of {total}.",
  ),
  answered: text(60, "{answered} and {total} become the numbers."),
  current: text(30, "The chart’s word for the question at hand."),
  open: text(30, "The chart’s word for questions without an answer."),
  previous: text(30, "The button back to the question before."),
  nextQuestion: text(30, "The button on to the next question."),
  complete: text(30, "The button after the last question."),
  resultsHeading: text(60, "The heading of the results."),
  resultsFixed: text(160, "Said with fixed results, so that nobody is misled."),
  resultsScored: text(160, "Said with results worked out from the answers."),
  resultsTied: text(160, "{areas} becomes the areas that are level."),
  resultsBlank: text(160, "Said when nothing was answered."),
  resultsBecause: text(
    60,
    "The words before the answers that speak for an area.",
  ),
  areasTitle: text(
    60,
    "The heading of the areas, for people who hear the page read.",
  ),
  programsTitle: text(60, "The heading of the programs."),
  retake: text(30, "The button that starts the test anew."),
});
export type AptitudeTestPage = z.infer<typeof AptitudeTestPage>;

export const CountryPage = z.strictObject({
  title: text(60, "{country} becomes the country's name."),
  description: text(
    140,
    "One or two sentences for search results. {country} becomes the country's name.",
    50,
  ),
  studyIn: text(30, "The words before the country’s name in the heading."),
  lead: text(240, "The words below the figures."),
  contactForm: page.contactForm,
  next: Way,
  figures: listOf(
    2,
    z
      .strictObject({
        value: text(12, "The figure, such as 20+."),
        label: text(40, "What it counts."),
      })
      .meta({ id: "Figure" }),
  ).describe("The figures of every country."),
  button: Button.describe("The button, and where it leads."),
  time: text(40, "The words above the time difference."),
  capital: text(40, "The words above the capital."),
  longitude: text(40, "The words above the capital’s longitude."),
  distance: text(40, "{city} becomes the home city."),
  map: text(
    120,
    "The map in words: {city} is the home city, {capital} the country's capital.",
  ),
  west: text(40, "The words above the next country to the west."),
  east: text(40, "The words above the next country to the east."),
  neighbours: text(
    40,
    "What the two next countries are called for people who hear the page read.",
  ),
  unlisted: z
    .strictObject({
      heading: text(60, "The heading where the address names no country."),
      description: page.description,
      listTitle: text(60, "The heading of the list of all countries."),
    })
    .meta({ id: "UnlistedCountry" })
    .describe("The page of an address such as /country/atlantis."),
});
export type CountryPage = z.infer<typeof CountryPage>;
