import { kmOutside } from "../../src/atlas/outside";
import { check } from "../../src/content/check";
import { readJson } from "../../src/content/readData";
import { edited, testFiles } from "../content/check/testFiles";

test.each`
  code    | city                    | longitude | latitude | km
  ${"dk"} | ${"Copenhagen"}         | ${12.57}  | ${55.68} | ${0}
  ${"my"} | ${"Kuala Lumpur"}       | ${101.69} | ${3.14}  | ${0}
  ${"cn"} | ${"Beijing"}            | ${116.4}  | ${39.9}  | ${0}
  ${"fj"} | ${"Suva"}               | ${178.44} | ${-18.1} | ${0}
  ${"de"} | ${"Berlin, swapped"}    | ${52.52}  | ${13.4}  | ${5260}
  ${"au"} | ${"Canberra, no minus"} | ${149.13} | ${35.28} | ${5004}
  ${"ge"} | ${"Berlin"}             | ${13.4}   | ${52.52} | ${2202}
`("$city is $km km outside of $code", ({ code, km, ...city }) => {
  const found = kmOutside(code as string, city as never)!;
  expect(Math.abs(found - (km as number))).toBeLessThan(20);
});

const warningsIn = (files = testFiles) =>
  check(files, { kmOutside }).filter(({ message }) =>
    /outside|atlas/.test(message),
  );

test("a capital outside of the country of its code is a warning that says what to look at", () => {
  expect(readJson("countries.json").length).toBeGreaterThan(5);
  expect(warningsIn()).toEqual([]);
  const { files, line } = edited("countries.json 4.code", '"ge"');
  expect(warningsIn(files)).toMatchObject([
    {
      severity: "warning",
      line: line + 1,
      where: 'entry 5 "Germany" > capital',
      message: '2,202 km outside of the country with the code "ge"',
      fix: expect.stringMatching(/longitude.+latitude.+minus/),
    },
  ]);
});

test("a code that the atlas does not know is a warning", () => {
  const { files } = edited("countries.json 4.code", '"bv"');
  expect(warningsIn(files)).toMatchObject([
    {
      where: 'entry 5 "Germany" > code',
      message: expect.stringContaining('"bv"'),
    },
  ]);
});
