import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { countryData, pageData } from "../support/content";
import { type Path, pages } from "./pages";

const draw = (path: Path) => pages[path].visit(path);
const page = () => within(screen.getByRole("main"));
const titles = (within: ReturnType<typeof page>, level: number) =>
  within.getAllByRole("heading", { level }).map((each) => each.textContent);
/** Where pages end: with the contact form, or with three ways on. */
const FORM = "Tell us where you want to go.";
const WAYS = "Where next?";
const end = () => screen.getByRole("main").lastElementChild as HTMLElement;

test.each<[Path, string, string[]]>([
  [
    "/",
    "Where on Earth will you study?",
    ["Study destinations", "Why choose us", WAYS],
  ],
  [
    "/about",
    pageData.about.page!.heading,
    [
      "Our mission",
      "What we offer",
      "Why choose us",
      "Our values",
      "Ready to find your own line on the map?",
      FORM,
    ],
  ],
  [
    "/programs",
    "Programs",
    ["Medicine", "Engineering", "Business", "and more", WAYS],
  ],
  [
    "/education-support",
    "Education support",
    [
      "Academic Guidance",
      "Mentorship Program",
      "Scholarship Support",
      "Study Abroad Assistance",
      "How it works, in four steps",
      FORM,
    ],
  ],
  [
    "/online-education",
    pageData.onlineEducation.page!.heading,
    [
      "Interactive Learning",
      "Flexible Schedule",
      "Global Recognition",
      "Expert Instructors",
      FORM,
    ],
  ],
  [
    "/services",
    "Services",
    [
      "Documentation Support",
      "Admission Counseling",
      "Visa Assistance",
      "Scholarship Guidance",
      "Test Preparation",
      "24/7 Support",
      FORM,
    ],
  ],
  ["/aptitude-test", "Career aptitude assessment", [WAYS]],
  ["/scholarships", "Scholarships", ["Awards", "Application tips", WAYS]],
  ["/country/uae", "Study in UAE", ["Two clocks", WAYS]],
  [
    "/country/new-zealand",
    "Study in New Zealand",
    ["The twenty on our map", WAYS],
  ],
])(
  "%s is headed %j, holds %j, and ends with the chat, the phone and one of our pages to go on to",
  (path, heading, parts) => {
    draw(path);
    expect(titles(page(), 1)).toEqual([heading]);
    expect(titles(page(), 2)).toEqual(parts);

    const hasForm = parts.at(-1) === FORM;
    expect(end()).toHaveAccessibleName(parts.at(-1));
    expect(page().queryAllByText("Send Message")).toHaveLength(hasForm ? 1 : 0);
    const addresses = within(end())
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")!);
    expect(addresses).toContain("tel:+910000000000");
    expect(
      addresses.filter((to) => to.startsWith("https://wa.me/910000000000?")),
    ).toHaveLength(1);
    const [next, ...more] = addresses.filter((to) => to.startsWith("/"));
    expect(["/aptitude-test", "/scholarships"]).toContain(next);
    expect(next).not.toBe(path);
    expect(more).toEqual([]);
  },
);

test.each<[Path, string, readonly string[]]>([
  [
    "/",
    "Why choose us",
    pageData.home.page!.why.benefits.map(({ title }) => title),
  ],
  [
    "/about",
    "Our values",
    ["Excellence", "Accessibility", "Innovation", "Community"],
  ],
  [
    "/education-support",
    "How it works, in four steps",
    [
      "Initial Consultation",
      "Personalized Planning",
      "Application Support",
      "Ongoing Mentorship",
    ],
  ],
  [
    "/scholarships",
    "Application tips",
    pageData.scholarships.page!.tips.map(({ title }) => title),
  ],
])("on %s %s are %j", (path, name, items) => {
  draw(path);
  const part = within(page().getByRole("region", { name }));
  expect(titles(part, 3)).toEqual(items);
});

test.each<[number, string, Path, RegExp]>([
  [2, "lists", "/about", /^What we offer|^Why choose us/],
  [6, "services", "/services", /^(?!Tell us)/],
  [4, "services", "/education-support", /^(?!How it|Tell us)/],
])("each of the %i %s on %s has four lines", (count, _, path, name) => {
  draw(path);
  const parts = page().getAllByRole("heading", { level: 2, name });
  expect(parts).toHaveLength(count);
  for (const { parentElement } of parts)
    expect(within(parentElement!).getAllByRole("listitem")).toHaveLength(4);
});

test.each<Path>(["/", "/about"])("%s has the claims in figures", (path) => {
  draw(path);
  const figures = within(page().getByRole("region", { name: "In numbers" }));
  const values = figures.getAllByRole("definition");
  expect(
    figures
      .getAllByRole("term")
      .map((label, index) => [values[index]?.textContent, label.textContent]),
  ).toEqual([
    ["100+", "Students guided"],
    ["50+", "Countries"],
    ["95%", "Success rate"],
    ["500+", "Partner universities"],
    ["20+", "Study destinations"],
  ]);
});

test.each<Path>(["/country/uae", "/country/new-zealand"])(
  "%s shows 20+ Partner Universities and 50+ Degree Programs",
  (path) => {
    draw(path);
    for (const [value, label] of [
      ["20+", "Partner Universities"],
      ["50+", "Degree Programs"],
    ] as const)
      expect(page().getByText(label).parentElement).toHaveTextContent(
        `${value} ${label}`,
      );
  },
);

test("the programs page says that it is simplified; for what is not listed one asks by chat", () => {
  draw("/programs");
  expect(page().getByText(/simplified version/)).toBeVisible();
  expect(page().getByRole("link", { name: /^Ask by chat/ })).toHaveAttribute(
    "href",
    expect.stringContaining("https://wa.me/91"),
  );
});

test("on the home page's map the routes are drawn nearest destination first", () => {
  const nodes = pageData.home.countries.nodes.map((country, index, all) => ({
    ...country,
    atlas: { ...country.atlas, distanceKm: all.length - index },
  }));
  pages["/"].visit("/", { countries: { nodes } });
  const routes = page()
    .getByRole("img", { name: /^Map of the world/ })
    .querySelectorAll("g use");
  expect(routes).toHaveLength(20);
  expect(routes[0]).toHaveAttribute("href", "/atlas/arcs.svg#belgium");
  expect(routes[19]).toHaveAttribute("href", "/atlas/arcs.svg#malaysia");
});

// Buttons

test.each<[Path, string]>([
  ["/about", "Get Started"],
  ["/education-support", "Book a Consultation"],
  ["/country/uae", "Get Started"],
  ["/country/new-zealand", "Get Started"],
])("on %s the button %s does nothing", async (path, name) => {
  draw(path);
  const before = document.body.innerHTML;
  await userEvent.click(page().getByRole("button", { name }));
  expect(document.body.innerHTML).toBe(before);
});

/** Pages whose button has an action. */
const withAction = {
  "/about": (button: { label: string; action: string }) => {
    const { callToAction, ...texts } = pageData.about.page!;
    pages["/about"].visit("/about", {
      page: { ...texts, callToAction: { ...callToAction, button } },
    });
  },
  "/education-support": (button: { label: string; action: string }) => {
    const { process, ...texts } = pageData.educationSupport.page!;
    pages["/education-support"].visit("/education-support", {
      page: { ...texts, process: { ...process, button } },
    });
  },
  "/country/uae": (button: { label: string; action: string }) => {
    const texts = { ...countryData("uae").texts!, button };
    pages["/country/uae"].visit("/country/uae", { texts });
  },
};

test.each([
  ["/about", "contact", "#contact", null],
  ["/about", "chat", "https://wa.me/910000000000", "_blank"],
  ["/about", "/services", "/services", null],
  ["/about", "/scholarships?type=national#award-3", "/scholarships", null],
  ["/about", "https://example.org", "https://example.org", "_blank"],
  ["/education-support", "contact", "#contact", null],
  // No form of its own: the nearest one.
  ["/country/uae", "contact", "/services#contact", null],
] as const)("on %s the action %s leads to %s", (path, action, to, target) => {
  withAction[path]({ label: "Begin", action });
  const link = page().getByRole("link", { name: /^Begin/ });
  expect(link.getAttribute("href")).toMatch(new RegExp(`^${to}`));
  expect(link.getAttribute("target")).toBe(target);
});

test("a field in data/ decides whether a page ends with the form", () => {
  const about = pageData.about.page!;
  const { unmount } = pages["/about"].visit("/about", {
    page: { ...about, contactForm: false },
  });
  expect(screen.getByRole("heading", { name: "Where next?" })).toBeVisible();
  unmount();
  const programs = pageData.programs.page!;
  pages["/programs"].visit("/programs", {
    page: { ...programs, contactForm: true },
  });
  expect(screen.getByRole("textbox", { name: "Message" })).toBeVisible();
});

// Heads

test.each<[Path, string, RegExp]>([
  [
    "/",
    "Longitude Education: study abroad and online",
    /^Online and distance programs/,
  ],
  ["/about", "About Longitude Education", /^Who we are/],
  ["/programs", "Programs | Longitude Education", /^Medicine, engineering/],
  ["/services", "Services | Longitude Education", /^Six services/],
  [
    "/online-education",
    "Online education | Longitude Education",
    /^Online and distance/,
  ],
  [
    "/education-support",
    "Education support | Longitude Education",
    /^Academic guidance/,
  ],
  [
    "/aptitude-test",
    "Career aptitude test | Longitude Education",
    /^A career aptitude/,
  ],
  ["/scholarships", "Scholarships | Longitude Education", /^Search twelve/],
  ["/country/uae", "Study in UAE | Longitude Education", /^Study in UAE: /],
])(
  "%s has the title %s, and a description, for search engines too",
  (path, title, description) => {
    expect(pages[path].head(path)).toEqual({
      title,
      description: expect.stringMatching(description),
      robots: null,
    });
  },
);

test.each<[string, Path, string]>([
  ["/no/such/page", "/404", "Longitude Education"],
  [
    "/country/new-zealand",
    "/country/new-zealand",
    "Study in New Zealand | Longitude Education",
  ],
  [
    "/country/%E0%A4%A",
    "/country/new-zealand",
    "Study abroad | Longitude Education",
  ],
])(
  "%s (like %s) has the title %s, and is hidden from search engines",
  (address, path, title) => {
    expect(pages[path].head(address)).toMatchObject({
      title,
      robots: "noindex",
    });
  },
);
