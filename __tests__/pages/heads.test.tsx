import type { HeadFC } from "gatsby";
import * as notFound from "../../src/pages/404";
import * as about from "../../src/pages/about";
import * as aptitudeTest from "../../src/pages/aptitude-test";
import * as educationSupport from "../../src/pages/education-support";
import * as home from "../../src/pages/index";
import * as onlineEducation from "../../src/pages/online-education";
import * as programs from "../../src/pages/programs";
import * as scholarships from "../../src/pages/scholarships";
import * as services from "../../src/pages/services";
import * as country from "../../src/templates/country";
import * as unlisted from "../../src/templates/unlistedCountry";
import { countryData, pageData } from "../support/content";
import { visitHead } from "../support/render";

/** What the head of a page says at an address. */
const head =
  <Data extends object>(Head: HeadFC<Data>, data: Data) =>
  (path: string) =>
    visitHead(path, Head, data);

test.each([
  [
    "/",
    head(home.Head, pageData.home),
    "Longitude Education: study abroad and online",
    /^Online and distance programs/,
  ],
  [
    "/about",
    head(about.Head, pageData.about),
    "About Longitude Education",
    /^Who we are/,
  ],
  [
    "/programs",
    head(programs.Head, pageData.programs),
    "Programs | Longitude Education",
    /^Medicine, engineering/,
  ],
  [
    "/services",
    head(services.Head, pageData.services),
    "Services | Longitude Education",
    /^Six services/,
  ],
  [
    "/online-education",
    head(onlineEducation.Head, pageData.onlineEducation),
    "Online education | Longitude Education",
    /^Online and distance/,
  ],
  [
    "/education-support",
    head(educationSupport.Head, pageData.educationSupport),
    "Education support | Longitude Education",
    /^Academic guidance/,
  ],
  [
    "/aptitude-test",
    head(aptitudeTest.Head, pageData.aptitudeTest),
    "Career aptitude test | Longitude Education",
    /^A career aptitude/,
  ],
  [
    "/scholarships",
    head(scholarships.Head, pageData.scholarships),
    "Scholarships | Longitude Education",
    /^Search twelve/,
  ],
  [
    "/country/uae",
    head(country.Head, countryData("uae")),
    "Study in UAE | Longitude Education",
    /^Study in UAE: /,
  ],
])(
  "%s has its title and its description, for search engines too",
  (path, says, title, description) => {
    expect(says(path)).toEqual({
      title,
      description: expect.stringMatching(description),
      robots: null,
    });
  },
);

test.each([
  [
    "/no/such/page",
    head(notFound.Head, pageData.notFound),
    "Longitude Education",
  ],
  [
    "/country/new-zealand",
    head(unlisted.Head, pageData.unlistedCountry),
    "Study in New Zealand | Longitude Education",
  ],
  [
    "/country/<b>x<%2Fb>",
    head(unlisted.Head, pageData.unlistedCountry),
    "Study in <b>x</b> | Longitude Education",
  ],
  [
    "/country/%E0%A4%A",
    head(unlisted.Head, pageData.unlistedCountry),
    "Study abroad | Longitude Education",
  ],
])("%s has a title, and is hidden from search engines", (path, says, title) => {
  expect(says(path)).toMatchObject({ title, robots: "noindex" });
});
