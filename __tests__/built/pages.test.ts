// Specification: 1.2, 1.3, 1.4, 2.1, 2.5, 2.7, 4.1, 4.2, 4.4, 4.8, 5.7
import { LOCATOR } from "../../src/lib/drawings";
import { built, pageData, site } from "../support/content";
import { page, textOf } from "./pages";

// The content of each page before scripts run, and without them.

const CHAT =
  "https://wa.me/910000000000?text=Hi%2C%20I'm%20interested%20in%20Latitude%20Education%20services";

/** The heading of each page, and of each of its sections with the headings below that. */
const OUTLINES = `
/ # Where on Earth will you study?
  Study destinations: Malaysia; UAE; Saudi Arabia; Turkey; Germany; UK
  All 20, by the hour
  Why choose us: One counsellor, start to finish; 500+ partner universities; Scholarship guidance; Visa assistance; Study online or at a distance; In step with every time zone
  Where next?
/about # We start from where you are.
  Our mission
  What we offer
  Why choose us
  Our values: Excellence; Accessibility; Innovation; Community
  Ready to find your own line on the map?
  Tell us where you want to go.
/programs # Programs
  Medicine
  Engineering
  Business
  and more
  Where next?
/education-support # Education support
  Academic Guidance
  Mentorship Program
  Scholarship Support
  Study Abroad Assistance
  How it works, in four steps: Initial Consultation; Personalized Planning; Application Support; Ongoing Mentorship
  Tell us where you want to go.
/online-education # Online education
  Interactive Learning
  Flexible Schedule
  Global Recognition
  Expert Instructors
  Tell us where you want to go.
/services # Services
  Documentation Support
  Admission Counseling
  Visa Assistance
  Scholarship Guidance
  Test Preparation
  24/7 Support
  Tell us where you want to go.
/aptitude-test # Career aptitude assessment
  Where next?
/scholarships # Scholarships
  Awards: Deccan Merit Award; Northern Lights Grant; Women in Research Fellowship; Global Clinical Scholarship; Rhine Valley Data Scholarship; First in the Family Award; Peninsula Leaders Award; Monsoon Arts Bursary; Maple Doctoral Fellowship; Distance Learner Grant; Gulf Founders Scholarship; Teachers of Tomorrow Award
  Application tips: Start six months early; Match the field, then the amount; Write one honest essay; Ask for references in person; Keep every document in one folder; Apply to more than three
  Where next?
/country/uae # Study in UAE
  Two clocks: Call home from Abu Dhabi; Call us from Abu Dhabi
  Where next?
/country/unlisted # Study abroad
  Where next?`;

const outlines = OUTLINES.split(/\n(?=\/)/)
  .slice(1)
  .map((outline) => outline.split(" ", 1).concat(outline) as [string, string]);

/** All texts in a part of data/ that are read on the page. */
function textsIn(data: unknown): string[] {
  if (typeof data === "string") return [data.replace(/\s+/g, " ")];
  return Object.entries(data ?? {}).flatMap(([key, value]) =>
    NOT_READ.test(key) ? [] : textsIn(value),
  );
}
const NOT_READ =
  /^(title|description|structuredData|unlisted|next|symbol|action|to)$/;

type Service = { title: string; features: readonly string[] };

test.each(outlines)(
  "%s has its headings in order, and every text and symbol of its file in data/",
  (route, outline) => {
    const { $, texts } = page(route);
    const marks = { h1: " # ", h2: "\n  ", h3: "; " };
    const headings = $("main :is(h1, h2, h3)").get();
    const read = headings.map(
      (heading) => marks[heading.name as "h1"] + textOf($(heading)),
    );
    expect(route + read.join("")).toBe(outline.replaceAll(": ", "; "));

    const data = pageData<{ page: { services?: Service[] } }>(route).page;
    const text = textOf($("main"));
    expect(textsIn(data).filter((part) => !text.includes(part))).toEqual([]);
    expect(text).not.toMatch(/[{}]|undefined|null/);
    for (const [, symbol] of JSON.stringify(data).matchAll(/"symbol":"(.*?)"/g))
      expect($(`main use[href$=".svg#${symbol}"]`)).toHaveLength(1);
    for (const { title, features } of data.services ?? []) {
      const service = $(`main :is(h2, h3):contains("${title}")`).parent();
      expect(texts("li", service)).toEqual(features);
      expect(features).toHaveLength(4);
    }
  },
);

test.each(["/", "/about"])("%s has the claims in figures", (route) => {
  expect(page(route).facts('[aria-label="In numbers"]')).toEqual([
    ["Students guided", "100+"],
    ["Countries", "50+"],
    // One has a note.
    ["Success rate", "95% Of those who applied in 2023"],
    ["Partner universities", "500+"],
    ["Study destinations", "20+"],
  ]);
});

// How pages end

/** What each page ends with: whether the contact form, and the page that its last link leads to. */
const ENDS: [string, boolean, string][] = [
  ["/", false, "/aptitude-test"],
  ["/programs", false, "/aptitude-test"],
  ["/aptitude-test", false, "/scholarships"],
  ["/scholarships", false, "/aptitude-test"],
  ["/country/uae", false, "/scholarships"],
  ["/country/unlisted", false, "/scholarships"],
  ["/about", true, "/aptitude-test"],
  ["/online-education", true, "/aptitude-test"],
  ["/services", true, "/scholarships"],
  ["/education-support", true, "/scholarships"],
];
const HOURS = "Mon-Fri 9:00 AM-6:00 PM Sat 10:00 AM-4:00 PM, Sun closed";

test.each(ENDS)(
  "%s ends with the contact form and the other ways to reach us: %s, and one link, to %s",
  (route, hasForm, to) => {
    const { $, links, texts } = page(route);
    const name = expect.stringMatching(/^(Career aptitude test|Scholarships)/);
    const ways = [
      ["Chat WhatsApp +91 00000 00000, opens in a new tab", CHAT],
      [`Phone +91 00000 00000 ${HOURS}`, "tel:+910000000000"],
      ["E-mail hello@longitude.example", "mailto:hello@longitude.example"],
    ];
    const end = "main > :last-child";
    expect(links(end)).toEqual([...(hasForm ? ways : []), [name, to]]);
    // Nothing typed can get into an address before scripts listen.
    const form = $("form[method=post]:not([action], [novalidate])");
    expect($("form").not("[role=search]").get()).toEqual(form.get());
    expect(form).toHaveLength(hasForm ? 1 : 0);
    if (!hasForm) return;
    expect($(end).attr("id")).toBe("contact");
    expect(form.find("button:not([disabled])")).toHaveLength(0);
    const fields = texts("label", form).map((label) => {
      const field = $(`#contact-${label.toLowerCase()}[required]`);
      const { type, placeholder, rows, dir } = field.attr()!;
      return [label, type ?? rows, placeholder, dir];
    });
    // What is typed may be Urdu or Arabic.
    expect(fields).toEqual([
      ["Name", undefined, "Your Name", "auto"],
      ["Email", "email", "Your Email", undefined],
      ["Message", "4", "Tell us about your educational goals...", "auto"],
    ]);
    expect(texts("p", form)).toEqual([
      "The form needs JavaScript. Chat, phone and e-mail work without it.",
    ]);
  },
);

test("a button that data/ gives an action is a link, and one without is a button that does nothing", () => {
  expect(page("/about").links("#call-to-action")).toEqual([
    ["Get Started", "#contact"],
  ]);
  expect(page("/education-support").links("main > section")).toContainEqual([
    "Book a Consultation , opens in a new tab",
    CHAT,
  ]);
  for (const route of ["/country/uae", "/country/unlisted"]) {
    const button = page(route).$('main button:contains("Get Started")');
    expect(button).toHaveLength(1);
    expect(button.is("[disabled], form *, a *")).toBe(false);
  }
});

// Home

test("the hero offers the aptitude test, then the programs", () => {
  expect(page("/").links("main > :first-child > :last-child")).toEqual([
    ["Start Your Journey", "/aptitude-test"],
    ["Explore Programs", "/programs"],
  ]);
});

test("six cards have a link and all facts of their countries; the buttons wait for scripts", () => {
  const { nodes } = pageData<Queries.HomePageQuery>("/").countries;
  const countries = nodes.filter(({ card }) => card);
  const { $, texts } = page("/");
  const strip = $('main h2:contains("Study destinations")').closest("section");
  const cards = strip.find("li").get();
  expect(cards).toHaveLength(6);
  for (const [index, { slug, name, card, atlas }] of countries.entries()) {
    const shown = $(cards[index]!);
    const { standard, summer } = atlas.clock;
    const { description, rating, continent, costLevel, flag } = card!;
    expect(shown.find("h3 > a").attr("href")).toBe(`/country/${slug}`);
    expect(textOf(shown.find("a"))).toBe(name);
    for (const text of [
      standard,
      summer ?? "",
      description,
      `Rating ${rating}`,
    ])
      expect(textOf(shown)).toContain(text.replace(/\s/g, " "));
    expect(texts("dd", shown).join("; ").toLowerCase()).toBe(
      [continent, card!.studentCount, card!.universities, costLevel]
        .join("; ")
        .toLowerCase(),
    );
    expect(shown.find("[data-level]").attr("data-level")).toBe(costLevel);
    expect(shown.find("img[crossorigin]").attr("src")).toBe(flag);
  }
  const buttons = strip.find("button[disabled]").get();
  expect(buttons.map(({ attribs }) => attribs["aria-label"])).toEqual([
    ...countries.map(({ name }) => `Show ${name}`),
    "Previous",
    "Next",
  ]);
  expect(strip.find("button")).toHaveLength(buttons.length);
  expect(textOf(strip.find('a[href="#all-by-hour"]'))).toBe(
    textOf($("#all-by-hour h2")),
  );
});

test.each([
  ["/", "#all-by-hour li"],
  ["/country/unlisted", "main ul li"],
])(
  "%s has a sheet of all countries by the hour, home among them, each a link with its clock",
  (route, cells) => {
    const { texts } = page(route);
    const { nodes } = site.answer.allCountry;
    const shown = texts(`${cells} b`);
    const names = nodes.map(({ name }) => name);
    expect(shown.toSorted()).toEqual([...names, "Bengaluru"].sort());
    const hours = shown.map((shown) => {
      const place = nodes.find(({ name }) => name === shown);
      const short = place?.atlas.clock.short ?? "0:00";
      return Number(short.replace("−", "-").replace(":", "."));
    });
    expect(hours).toEqual(hours.toSorted((a, b) => a - b));
    expect(texts(`${cells} a[href="/country/usa"] > span`)).toEqual([
      ": 10 h 30 min behind India (9 h 30 min in summer)",
    ]);
    expect(texts(`${cells} a[href^="/country/"]`)).toHaveLength(20);
  },
);

test("every country has its silhouette on its card, cell, page and in links to it", () => {
  const { $ } = page("/");
  for (const { slug, name } of site.answer.allCountry.nodes) {
    const cell = $(`#all-by-hour li:contains("${name}")`);
    expect(cell.find(`img[src*="/${slug}-cell"]`)).toHaveLength(1);
    const head = page(`/country/${slug}`).$("main > section").first();
    expect(head.find(`img[src*="/${slug}-page"]`)).toHaveLength(1);
  }
  const neighbours = page("/country/uae").$("main nav img").get();
  expect(neighbours.map(({ attribs }) => attribs.src)).toEqual([
    expect.stringContaining("/saudi-arabia-cell"),
    expect.stringContaining("/malaysia-cell"),
  ]);
  expect($('img[src*="-card"]')).toHaveLength(6);
});

test("the fields of the test's results have drawings that are in their file", () => {
  const { test } = pageData<Queries.AptitudeTestPageQuery>("/aptitude-test");
  for (const { symbol } of test.results.areas)
    expect(built("/symbols/lines.svg")).toContain(` id="${symbol}"`);
});

// Other pages

test("the programs page says that it is simplified, and leads to the chat", () => {
  const { links, texts } = page("/programs");
  expect(texts("main p")[0]).toMatch(/simplified version/);
  expect(links("main > ul")).toEqual([
    ["Ask by chat, opens in a new tab", CHAT],
  ]);
});

test("the aptitude test announces 30 minutes and 10 questions, and waits for scripts", () => {
  const { texts } = page("/aptitude-test");
  expect(texts("main h1 ~ ul > li")).toEqual(["30 minutes", "10 questions"]);
  expect(texts("main :is(button, input)")).toEqual(["Start Test"]);
  expect(texts("main button[disabled]")).toEqual(["Start Test"]);
  expect(texts("main div:has(> button) + p")).toEqual([
    "The test needs JavaScript. All pages of this site can be read without it.",
  ]);
});

test("all 12 scholarships are there by deadline, with every field, anchors and a share link", () => {
  const { nodes } =
    pageData<Queries.ScholarshipsPageQuery>("/scholarships").scholarships;
  const { $, texts, facts, links } = page("/scholarships");
  expect(texts("main h2 ~ p")).toContain("Showing 12 of 12 scholarships");
  const cards = $('main li[id^="award-"]').get();
  expect(cards.map(({ attribs }) => attribs.id)).toEqual(
    nodes.map(({ id }) => `award-${id}`),
  );
  expect($("#award-2 > #award-102")).toHaveLength(1);
  expect($("[name=q]").attr("dir")).toBe("auto");
  for (const award of nodes) {
    const card = `#award-${award.id}`;
    expect(texts(`${card} > :first-child`)[0]!.toLowerCase()).toBe(award.type);
    const amount = `$${award.awardAmount.toLocaleString("en")}`;
    for (const text of [award.title, award.description, amount])
      expect(textOf($(card))).toContain(text);
    const [year, , day] = award.deadline.split("-");
    // Two of them are far ahead.
    const date = `^${year === "2099" ? "" : "Passed "}${Number(day)} \\w{3} ${year}$`;
    expect(facts(card)).toEqual([
      ["Field", award.field],
      ["Eligibility", award.eligibility],
      ["Deadline", expect.stringMatching(date)],
      ["Applications", String(award.applications)],
    ]);
    // The tests' site has no address.
    const draft = `?text=${encodeURIComponent(award.title)}`;
    const share = ["Share", expect.stringContaining(draft)];
    const apply = ["Apply Now, opens in a new tab", award.applyUrl];
    expect(links(card)).toEqual(award.applyUrl ? [apply, share] : [share]);
    const applyNow = `${card} [aria-describedby="award-${award.id}-title"]`;
    expect(texts(applyNow)).toHaveLength(1);
    const buttons = award.applyUrl ? [] : ["Apply Now"];
    expect(texts(`${card} button`)).toEqual(buttons);
  }
});

// Countries

/** The facts of a page, those that are printed alone left out. */
const factsOf = (route: string) =>
  page(route).facts("main > :not([data-family-sheet])");

const FIGURES = [
  ["Partner Universities", "20+"],
  ["Degree Programs", "50+"],
];

test.each([
  ["/country/uae", expect.arrayContaining(FIGURES)],
  ["/country/unlisted", FIGURES],
])(
  "%s shows 20+ Partner Universities and 50+ Degree Programs",
  (route, facts) => {
    expect(factsOf(route)).toEqual(facts);
  },
);

test("a country's place, clocks and map are on its page, names and hours where the atlas puts them", () => {
  const { $, texts } = page("/country/germany");
  const facts = factsOf("/country/germany");
  expect(facts.slice(0, 4)).toEqual([
    ["Capital’s time", "4 h 30 min behind India (3 h 30 min in summer)"],
    ["Capital", "Berlin"],
    ["Longitude", "13.4° E"],
    ["From Bengaluru", "7,131 km"],
  ]);
  // For calls home, and for calls to us; first the season that it is.
  const [now, other, ...again] = facts.slice(6, 10).map(([term]) => term);
  expect([now, other].sort()).toEqual([
    "In summer (March to October)",
    "In winter (October to March)",
  ]);
  expect(again).toEqual([now, other]);
  expect(texts("main section p")).toContain(
    "Berlin is 4 h 30 min behind India, 3 h 30 min in summer. The bars are the hours awake, 7 AM to 10 PM. Where both are awake, there is time to talk.",
  );
  const map = $('main > :not([data-family-sheet]) [role="img"]');
  expect(map.attr("aria-label")).toBe(
    "Map: the route from Bengaluru to Berlin",
  );
  const { home, capital, hours } =
    pageData<Queries.CountryPageQuery>("/country/germany").country.atlas
      .locator;
  const shares = map
    .find("span")
    .get()
    .map(({ attribs }) => Number(/left:([\d.]+)%/.exec(attribs.style!)![1]));
  expect(shares).toEqual(
    [home, capital, ...hours].map(({ x }) =>
      expect.closeTo((100 * x) / LOCATOR.width, 1),
    ),
  );
});

test.each([
  ["uae", "Saudi Arabia", "Malaysia"],
  // The world is round.
  ["usa", "Australia", "Canada"],
  ["australia", "Malaysia", "USA"],
])("next to %s lie %s to the west and %s to the east", (slug, west, east) => {
  const { links } = page(`/country/${slug}`);
  const to = (name: string) =>
    `/country/${name.toLowerCase().replace(" ", "-")}`;
  expect(links('nav[aria-label="Neighbouring destinations"]')).toEqual([
    [`West by longitude ${west}`, to(west)],
    [`East by longitude ${east}`, to(east)],
  ]);
});

test("what an editor adds to a country is on its page, and nothing is missing without it", () => {
  const { $, facts, texts } = page("/country/germany");
  const story = "main section:has(figure)";
  expect(texts("p", story)).toEqual([
    "Public universities ask for little or no tuition.",
    "Most first degrees are taught in German.",
  ]);
  expect(facts(story)).toEqual([
    ["Tuition", "Often none Source"],
    ["Language", "German, at some universities English"],
  ]);
  expect($("a", story).attr()).toMatchObject({
    href: "https://example.org/fees",
    "aria-label": "Source: Tuition, opens in a new tab",
  });
  expect(texts("figcaption", story)).toEqual([
    "Six landmarks from west to east. Drawing: Latitude Education",
  ]);
  expect($("img", story).attr()).toMatchObject({
    alt: "Six buildings drawn in bars at one scale.",
    loading: "lazy",
    // Its file is stored upended, with a note that says so.
    width: "1600",
    height: "900",
  });
  expect($('source[type="image/avif"]', story)).toHaveLength(1);

  const other = page("/country/uae").$;
  expect(other("main figure")).toHaveLength(0);
  expect(other("main > section")).toHaveLength($("main > section").length - 1);
});

test("without JavaScript the 404 page leads home", () => {
  const { $, links } = page("404.html");
  const refresh = $('noscript meta[http-equiv="refresh"]').attr("content");
  expect(refresh).toBe("0;url=/");
  expect(links("main")).toEqual([["Home", "/"]]);
});
