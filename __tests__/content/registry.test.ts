import { Country } from "../../src/content/model";
import { flagFile } from "../../src/atlas/flags";

test("every code of a country that the model accepts has a flag", () => {
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => Country.shape.code.safeParse(code).success);
  expect(codes.length).toBeGreaterThan(240);
  expect(codes.filter((code) => !flagFile(code))).toEqual([]);
});
