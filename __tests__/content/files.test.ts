import { readdirSync } from "node:fs";
import { contentFiles } from "../../src/content/files";

/** The pages of the specification (section 2), in no order. */
const SPECIFIED = [
  "/",
  "/about",
  "/programs",
  "/education-support",
  "/online-education",
  "/services",
  "/aptitude-test",
  "/scholarships",
];

const routes = Object.values(contentFiles).flatMap(({ route }) => route ?? []);

test("every page of the specification has a file of texts", () => {
  expect(routes).toEqual(expect.arrayContaining(SPECIFIED));
});

test("each route has a page, and each page but the one for unknown paths a route", () => {
  const pages = readdirSync("src/pages")
    .map((file) => `/${file.replace(/\.tsx$/, "")}`)
    .map((path) => (path === "/index" ? "/" : path))
    .filter((path) => path !== "/404");
  expect(pages.sort()).toEqual([...routes].sort());
});
