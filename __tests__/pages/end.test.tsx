import { screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { render } from "@testing-library/react";
import AboutPage from "../../src/pages/about";
import AptitudeTestPage from "../../src/pages/aptitude-test";
import EducationSupportPage from "../../src/pages/education-support";
import HomePage from "../../src/pages/index";
import OnlineEducationPage from "../../src/pages/online-education";
import ProgramsPage from "../../src/pages/programs";
import ScholarshipsPage from "../../src/pages/scholarships";
import ServicesPage from "../../src/pages/services";
import CountryPage from "../../src/templates/country";
import UnlistedCountryPage from "../../src/templates/unlistedCountry";
import { countryData, pageData } from "../support/content";
import { pageAt } from "../support/render";

const WITH_FORM: Record<string, () => ReactElement> = {
  "/about": () => pageAt("/about", AboutPage, pageData.about),
  "/services": () => pageAt("/services", ServicesPage, pageData.services),
  "/online-education": () =>
    pageAt("/online-education", OnlineEducationPage, pageData.onlineEducation),
  "/education-support": () =>
    pageAt(
      "/education-support",
      EducationSupportPage,
      pageData.educationSupport,
    ),
};

const WITHOUT: Record<string, () => ReactElement> = {
  "/": () => pageAt("/", HomePage, pageData.home),
  "/programs": () => pageAt("/programs", ProgramsPage, pageData.programs),
  "/aptitude-test": () =>
    pageAt("/aptitude-test", AptitudeTestPage, pageData.aptitudeTest),
  "/scholarships": () =>
    pageAt("/scholarships", ScholarshipsPage, pageData.scholarships),
  "/country/uae": () => pageAt("/country/uae", CountryPage, countryData("uae")),
  "/country/new-zealand": () =>
    pageAt(
      "/country/new-zealand",
      UnlistedCountryPage,
      pageData.unlistedCountry,
    ),
};

/** The last part of a page before the footer. */
const end = () => screen.getByRole("main").lastElementChild as HTMLElement;

test.each(Object.entries(WITH_FORM))(
  "%s ends with the contact form",
  (_, page) => {
    render(page());
    expect(end()).toHaveAttribute("id", "contact");
    expect(
      within(end()).getByRole("button", { name: "Send Message" }),
    ).toBeEnabled();
  },
);

test.each(Object.entries(WITHOUT))(
  "%s has no form, and ends with three ways on",
  (_, page) => {
    render(page());
    expect(end()).toBe(screen.getByRole("region", { name: "Where next?" }));
    expect(within(end()).getAllByRole("link")).toHaveLength(3);
  },
);

test.each(Object.entries({ ...WITH_FORM, ...WITHOUT }))(
  "%s ends with the chat, the phone and one of our pages to go on to",
  (path, page) => {
    render(page());
    const addresses = within(end())
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")!);
    expect(addresses).toContain("tel:+910000000000");
    expect(
      addresses.filter((to) => to.startsWith("https://wa.me/910000000000?")),
    ).toHaveLength(1);
    const ours = addresses.filter((to) => to.startsWith("/"));
    expect(["/aptitude-test", "/scholarships"]).toContain(ours[0]);
    expect(ours).toHaveLength(1);
    expect(ours).not.toContain(path);
  },
);

test("a field in data/ decides which", () => {
  const switched = <Page extends { contactForm: boolean }>(page: Page) => ({
    ...page,
    contactForm: !page.contactForm,
  });
  const about = switched(pageData.about.page!);
  const { unmount } = render(
    pageAt("/about", AboutPage, { ...pageData.about, page: about }),
  );
  expect(screen.getByRole("heading", { name: "Where next?" })).toBeVisible();
  unmount();
  const programs = switched(pageData.programs.page!);
  render(pageAt("/programs", ProgramsPage, { page: programs }));
  expect(screen.getByRole("textbox", { name: "Message" })).toBeVisible();
});
