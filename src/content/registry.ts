import type { z } from "zod";
import * as model from "./model";

/** The model of one file in data/. */
export type FileModel = {
  /** Its name in GraphQL. */
  type: string;
  /** The model of the file, or of one entry where the file is a list. */
  record: z.ZodObject;
  /** For a list: the field that identifies its entries. Null: the file is one record. */
  key: string | null;
  /** The address of the page whose texts the file holds. Null: it belongs to no page. */
  route: string | null;
};

type RecordName = {
  [Name in keyof typeof model]: (typeof model)[Name] extends z.ZodObject
    ? Name
    : never;
}[keyof typeof model];

const single = (type: RecordName, route: string | null = null): FileModel => ({
  type,
  record: model[type],
  key: null,
  route,
});
const list = (type: RecordName, key: string): FileModel => ({
  ...single(type),
  key,
});

/** Every file in data/, by its path there. Any other file is an error, and so is one that is missing. */
export const contentFiles: Readonly<Record<string, FileModel>> = {
  "site.json": single("SiteSettings"),
  "countries.json": list("Country", "slug"),
  "scholarships.json": list("Scholarship", "id"),
  "aptitude-test.json": single("AptitudeTest"),
  "pages/home.json": single("HomePage", "/"),
  "pages/about.json": single("AboutPage", "/about"),
  "pages/programs.json": single("ProgramsPage", "/programs"),
  "pages/education-support.json": single(
    "EducationSupportPage",
    "/education-support",
  ),
  "pages/online-education.json": single(
    "OnlineEducationPage",
    "/online-education",
  ),
  "pages/services.json": single("ServicesPage", "/services"),
  "pages/aptitude-test.json": single("AptitudeTestPage", "/aptitude-test"),
  "pages/scholarships.json": single("ScholarshipsPage", "/scholarships"),
  "pages/country.json": single("CountryPage"),
};

/** The model of a file below data/; undefined for an unknown one, also for "constructor". */
export const modelOfFile = (path: string): FileModel | undefined =>
  Object.hasOwn(contentFiles, path) ? contentFiles[path] : undefined;

/** The addresses of the pages that have a file of their own. */
export const routes: readonly string[] = Object.values(contentFiles).flatMap(
  ({ route }) => route ?? [],
);
