import type { HeadFC, PageProps } from "gatsby";
import type { ComponentType } from "react";
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
import { visit, visitHead } from "../support/render";

type Module<Data> = {
  default: ComponentType<PageProps<Data>>;
  Head: HeadFC<Data>;
};

/** A page and its head, drawn at an address; with other content where a test is about that. */
const pageOf = <Data extends object>(page: Module<Data>, data: Data) => ({
  visit: (path: string, other: Partial<Data> = {}) =>
    visit(path, page.default, { ...data, ...other }),
  head: (path: string) => visitHead(path, page.Head, data),
});

/** Every page of the site, by an address that leads to it. */
export const pages = {
  "/": pageOf(home, pageData.home),
  "/about": pageOf(about, pageData.about),
  "/programs": pageOf(programs, pageData.programs),
  "/education-support": pageOf(educationSupport, pageData.educationSupport),
  "/online-education": pageOf(onlineEducation, pageData.onlineEducation),
  "/services": pageOf(services, pageData.services),
  "/aptitude-test": pageOf(aptitudeTest, pageData.aptitudeTest),
  "/scholarships": pageOf(scholarships, pageData.scholarships),
  "/country/uae": pageOf(country, countryData("uae")),
  "/country/new-zealand": pageOf(unlisted, pageData.unlistedCountry),
  "/404": pageOf(notFound, pageData.notFound),
};

export type Path = keyof typeof pages;
