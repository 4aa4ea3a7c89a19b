import type { z } from "zod";
import * as model from "./model";
import { list } from "./model/fields";

/** @param route the address of the page whose texts the file holds. Null: it belongs to no page, or to several */
const file = <Schema extends z.ZodType>(
  type: string,
  schema: Schema,
  route: string | null = null,
) => ({ type, schema, route });

/** Every file in data/, by its path there. Any other file is an error, and so is one that is missing. */
export const contentFiles = {
  "site.json": file("SiteSettings", model.SiteSettings),
  "countries.json": file("Country", list(model.Country, 250)),
  "scholarships.json": file("Scholarship", list(model.Scholarship, 500, 0)),
  "aptitude-test.json": file("AptitudeTest", model.AptitudeTest),
  "pages/home.json": file("HomePage", model.HomePage, "/"),
  "pages/about.json": file("AboutPage", model.AboutPage, "/about"),
  "pages/programs.json": file("ProgramsPage", model.ProgramsPage, "/programs"),
  "pages/education-support.json": file(
    "EducationSupportPage",
    model.EducationSupportPage,
    "/education-support",
  ),
  "pages/online-education.json": file(
    "OnlineEducationPage",
    model.OnlineEducationPage,
    "/online-education",
  ),
  "pages/services.json": file("ServicesPage", model.ServicesPage, "/services"),
  "pages/aptitude-test.json": file(
    "AptitudeTestPage",
    model.AptitudeTestPage,
    "/aptitude-test",
  ),
  "pages/scholarships.json": file(
    "ScholarshipsPage",
    model.ScholarshipsPage,
    "/scholarships",
  ),
  "pages/country.json": file("CountryPage", model.CountryPage),
};

export type FileName = keyof typeof contentFiles;

/** What the files in data/ hold when the check finds no error in them. */
export type Data = {
  [File in FileName]: z.infer<(typeof contentFiles)[File]["schema"]>;
};

/** The files with the texts of one page each. */
type PageFile = Exclude<FileName & `pages/${string}`, "pages/country.json">;

/** The pages whose texts are in one file each, with their addresses. */
export const pages = Object.entries(contentFiles).flatMap(
  ([file, { route }]) => (route ? { file: file as PageFile, route } : []),
);
