import { readdirSync } from "node:fs";
import { Country } from "../../src/content/model";
import { routes } from "../../src/content/registry";
import { flagFile } from "../../src/atlas/flags";

test("each route has a page, and each page but the one for unknown paths a route", () => {
  const pages = readdirSync("src/pages")
    .map((file) => `/${file.replace(/(index)?\.tsx$/, "")}`)
    .filter((path) => path !== "/404");
  expect(pages.sort()).toEqual([...routes].sort());
});

test("every code of a country that the model accepts has a flag", () => {
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => Country.shape.code.safeParse(code).success);
  expect(codes.length).toBeGreaterThan(240);
  expect(codes.filter((code) => !flagFile(code))).toEqual([]);
});
