import { LOCATOR } from "../../src/lib/drawings";
import { built, pageData, site } from "../support/content";
import { page, textOf } from "./pages";

// The content of each page before scripts run, and without them. Its frame is in frame.test.ts.

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

test.each(outlines)(
  "%s has its headings in order, and every text of its file in data/",
  (route, outline) => {
    const { $ } = page(route);
    const marks = { h1: " # ", h2: "\n  ", h3: "; " };
    const headings = $("main :is(h1, h2, h3)").get();
    const read = headings.map(
      (heading) => marks[heading.name as "h1"] + textOf($(heading)),
    );
    expect(route + read.join("")).toBe(outline.replaceAll(": ", "; "));

    const data = pageData<{ page: object }>(route).page;
    const text = textOf($("main"));
    expect(textsIn(data).filter((part) => !text.includes(part))).toEqual([]);
    expect(text).not.toMatch(/[{}]|undefined|null/);
  },
);

type Service = { title: string; features: readonly string[] };

test.each([
  ["/services", 6],
  ["/education-support", 4],
])("%s has %i services with four features each", (route, count) => {
  const { services } = pageData<{ page: { services: Service[] } }>(route).page;
  const { $, texts } = page(route);
  const shown = services.map(({ title }) =>
    texts("li", $(`main :is(h2, h3):contains("${title}")`).parent()),
  );
  expect(shown).toEqual(services.map(({ features }) => features));
  expect(shown.map(({ length }) => length)).toEqual(Array(count).fill(4));
});

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

test("the steps of education support are numbered in their order", () => {
  const stops = page("/education-support").texts(
    "main ol > li > span[aria-hidden]",
  );
  expect(stops.join(" ")).toBe("1 2 3 4");
});

test.each([
  ["/", 6],
  ["/about", 3],
  ["/online-education", 4],
  ["/education-support", 4],
  ["/programs", 2],
  ["/services", 6],
])("%s has its %i symbols", (route, count) => {
  expect(page(route).$('main use[href^="/symbols/"]')).toHaveLength(count);
});

// How pages end

test.each([
  ["/", "/aptitude-test"],
  ["/programs", "/aptitude-test"],
  ["/aptitude-test", "/scholarships"],
  ["/scholarships", "/aptitude-test"],
  ["/country/uae", "/scholarships"],
  ["/country/unlisted", "/scholarships"],
])("%s ends with one link, to %s", (route, to) => {
  const { $, links } = page(route);
  const name = expect.stringMatching(/^(Career aptitude test|Scholarships)/);
  expect(links("main > :last-child")).toEqual([[name, to]]);
  expect($("form[method=post]")).toHaveLength(0);
});

test.each([
  ["/about", "/aptitude-test"],
  ["/online-education", "/aptitude-test"],
  ["/services", "/scholarships"],
  ["/education-support", "/scholarships"],
])(
  "%s ends with the contact form, beside it the other ways to reach us, below it a link to %s",
  (route, to) => {
    const { $, links, texts } = page(route);
    const end = "main > #contact:last-child";
    const hours = "Mon-Fri 9:00 AM-6:00 PM Sat 10:00 AM-4:00 PM, Sun closed";
    expect(links(end)).toEqual([
      ["Chat WhatsApp +91 00000 00000, opens in a new tab", CHAT],
      [`Phone +91 00000 00000 ${hours}`, "tel:+910000000000"],
      ["E-mail hello@longitude.example", "mailto:hello@longitude.example"],
      [expect.any(String), to],
    ]);
    const fields = texts("label", end).map((label) => {
      const field = $(`#contact-${label.toLowerCase()}[required]`);
      const { type, placeholder, rows } = field.attr()!;
      return [label, type ?? rows, placeholder];
    });
    expect(fields).toEqual([
      ["Name", undefined, "Your Name"],
      ["Email", "email", "Your Email"],
      ["Message", "4", "Tell us about your educational goals..."],
    ]);
    // Nothing typed can get into an address before scripts listen.
    expect($("form", end).attr("method")).toBe("post");
    expect($("form[action], form button:not([disabled])", end)).toHaveLength(0);
    expect(texts("form p", end)).toEqual([
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
    expect(shown.find("h3 > a").attr("href")).toBe(`/country/${slug}`);
    expect(textOf(shown.find("a"))).toBe(name);
    const { standard, summer } = atlas.clock;
    for (const text of [standard, summer ?? "", card!.description])
      expect(textOf(shown)).toContain(text.replace(/\s/g, " "));
    expect(textOf(shown)).toContain(`Rating ${card!.rating}`);
    expect(texts("dd", shown).map((fact) => fact.toLowerCase())).toEqual([
      card!.continent.toLowerCase(),
      card!.studentCount,
      String(card!.universities),
      card!.costLevel,
    ]);
    expect(shown.find("[data-level]").attr("data-level")).toBe(card!.costLevel);
    expect(shown.find("img[crossorigin]").attr("src")).toBe(card!.flag);
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

const HOME = { short: "0:00" };

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
      const { short } =
        nodes.find(({ name }) => name === shown)?.atlas.clock ?? HOME;
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
  for (const { slug, name } of site.answer.allCountry.nodes) {
    const home = page("/").$;
    const expectDrawing = (part: ReturnType<typeof home>, size: string) =>
      expect(part.find(`img[src*="/${slug}-${size}"]`)).toHaveLength(1);
    expectDrawing(home(`#all-by-hour li:contains("${name}")`), "cell");
    const { $ } = page(`/country/${slug}`);
    expectDrawing($("main > section").first(), "page");
  }
  const { $ } = page("/country/uae");
  expect(
    $("main nav img")
      .get()
      .map(({ attribs }) => attribs.src),
  ).toEqual([
    expect.stringContaining("/saudi-arabia-cell"),
    expect.stringContaining("/malaysia-cell"),
  ]);
  expect(page("/").$('img[src*="-card"]')).toHaveLength(6);
});

test("the fields of the test's results have drawings that are in their file", () => {
  const { test } = pageData<Queries.AptitudeTestPageQuery>("/aptitude-test");
  for (const { symbol } of test.results.areas)
    expect(built("/symbols/lines.svg")).toContain(` id="${symbol}"`);
});

// Other pages

test("the programs page says that it is simplified, and leads to a subject's open awards; for what is not listed one asks by chat", () => {
  const { links, texts } = page("/programs");
  expect(texts("main p")[0]).toMatch(/simplified version/);
  const chat = ["Ask by chat, opens in a new tab", CHAT];
  expect(links("main > ul")).toEqual([
    ["1 award of $47,000", "/scholarships?q=Engineering&sort=amount"],
    chat,
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

test("all 12 scholarships are there by deadline, with every field, an anchor and a share link", () => {
  const { nodes } =
    pageData<Queries.ScholarshipsPageQuery>("/scholarships").scholarships;
  const { $, texts, facts, links } = page("/scholarships");
  expect(texts("main h2 ~ p")).toContain("Showing 12 of 12 scholarships");
  const cards = $('main li[id^="award-"]').get();
  expect(cards.map(({ attribs }) => attribs.id)).toEqual(
    nodes.map(({ id }) => `award-${id}`),
  );
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
    const share = [
      "Share",
      expect.stringContaining(`?text=${encodeURIComponent(award.title)}`),
    ];
    const apply = ["Apply Now, opens in a new tab", award.applyUrl];
    expect(links(card)).toEqual(award.applyUrl ? [apply, share] : [share]);
    expect(texts(`${card} button`)).toEqual(
      award.applyUrl ? [] : ["Apply Now"],
    );
  }
});

// Countries

/** The facts of a page, those that are printed alone left out. */
const factsOf = (route: string) =>
  page(route).facts("main > :not([data-family-sheet])");

test.each(["/country/uae", "/country/unlisted"])(
  "%s shows 20+ Partner Universities and 50+ Degree Programs",
  (route) => {
    const figures = [
      ["Partner Universities", "20+"],
      ["Degree Programs", "50+"],
    ];
    expect(factsOf(route)).toEqual(
      route.endsWith("unlisted") ? figures : expect.arrayContaining(figures),
    );
  },
);

test("a country's place, clocks and map are on its page", () => {
  const { $, texts } = page("/country/germany");
  const facts = factsOf("/country/germany");
  expect(facts.slice(0, 4)).toEqual([
    ["Capital’s time", "4 h 30 min behind India (3 h 30 min in summer)"],
    ["Capital", "Berlin"],
    ["Longitude", "13.4° E"],
    ["From Bengaluru", "7,131 km"],
  ]);
  // For calls home, and for calls to us; first the season that it is.
  const [now, other] = facts.slice(6).map(([term]) => term);
  expect([now, other].sort()).toEqual([
    "In summer (March to October)",
    "In winter (October to March)",
  ]);
  expect(facts.slice(8, 10).map(([term]) => term)).toEqual([now, other]);
  expect(texts("main section p")).toContain(
    "Berlin is 4 h 30 min behind India, 3 h 30 min in summer. The bars are the hours awake, 7 AM to 10 PM. Where both are awake, there is time to talk.",
  );
  expect($('main > :not([data-family-sheet]) [role="img"]').attr()).toEqual(
    expect.objectContaining({
      "aria-label": "Map: the route from Bengaluru to Berlin",
    }),
  );
});

test("names and hours are on a country's map where the atlas puts them", () => {
  const { $ } = page("/country/germany");
  const { locator } =
    pageData<Queries.CountryPageQuery>("/country/germany").country.atlas;
  const placed = $('main > :not([data-family-sheet]) [role="img"] span').get();
  const shares = placed.map(({ attribs }) =>
    Number(/--left:([\d.]+)%/.exec(attribs.style!)![1]),
  );
  const { home, capital, hours } = locator;
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
  const neighbours = 'nav[aria-label="Neighbouring destinations"]';
  expect(links(neighbours)).toEqual([
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
    width: "1350",
    height: "759",
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

test("a link with a former number leads to the award's card", () => {
  expect(page("/scholarships").$("#award-2 > #award-102")).toHaveLength(1);
});
