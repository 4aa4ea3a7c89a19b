import type { z } from "zod";
import {
  AboutPage,
  AptitudeTest,
  AptitudeTestPage,
  Country,
  CountryPage,
  EducationSupportPage,
  HomePage,
  OnlineEducationPage,
  ProgramsPage,
  Scholarship,
  ScholarshipsPage,
  ServicesPage,
  SiteSettings,
} from "./model";

/** What one file in data/ holds. */
export type Kind = {
  /** Its name in GraphQL. */
  type: string;
  /** The model of the file, or of one entry where the file is a list. */
  record: z.ZodObject;
  /** For a list: the field that identifies its entries. Null: the file is one record. */
  key: string | null;
  /** The address of the page whose texts the file holds. Null: it belongs to no page of its own. */
  route: string | null;
};

const one = (
  type: string,
  record: z.ZodObject,
  route: string | null = null,
): Kind => ({ type, record, key: null, route });
const many = (type: string, record: z.ZodObject, key: string): Kind => ({
  type,
  record,
  key,
  route: null,
});

/** Every file in data/, by its path there. A file that is not listed here is an error, and so is one that is missing. */
export const contentFiles: Readonly<Record<string, Kind>> = {
  "site.json": one("SiteSettings", SiteSettings),
  "countries.json": many("Country", Country, "slug"),
  "scholarships.json": many("Scholarship", Scholarship, "id"),
  "aptitude-test.json": one("AptitudeTest", AptitudeTest),
  "pages/home.json": one("HomePage", HomePage, "/"),
  "pages/about.json": one("AboutPage", AboutPage, "/about"),
  "pages/programs.json": one("ProgramsPage", ProgramsPage, "/programs"),
  "pages/education-support.json": one(
    "EducationSupportPage",
    EducationSupportPage,
    "/education-support",
  ),
  "pages/online-education.json": one(
    "OnlineEducationPage",
    OnlineEducationPage,
    "/online-education",
  ),
  "pages/services.json": one("ServicesPage", ServicesPage, "/services"),
  "pages/aptitude-test.json": one(
    "AptitudeTestPage",
    AptitudeTestPage,
    "/aptitude-test",
  ),
  "pages/scholarships.json": one(
    "ScholarshipsPage",
    ScholarshipsPage,
    "/scholarships",
  ),
  "pages/country.json": one("CountryPage", CountryPage),
};

/** What a file below data/ holds, by its path there: undefined for an unknown file, whatever it is called. */
export const kindOfFile = (path: string): Kind | undefined =>
  Object.hasOwn(contentFiles, path) ? contentFiles[path] : undefined;

/** The addresses of the pages that have a file of their own. */
export const routes: readonly string[] = Object.values(contentFiles).flatMap(
  ({ route }) => route ?? [],
);
