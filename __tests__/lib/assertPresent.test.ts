import { assertPresent } from "../../src/lib/assertPresent";

test("a record that is there is answered as it is", () => {
  const record = { title: "About" };
  expect(assertPresent(record, "data/pages/about.json")).toBe(record);
});

test.each([null, undefined])(
  "one that is %s is told with its name",
  (missing) => {
    expect(() => assertPresent(missing, "data/pages/about.json")).toThrow(
      "data/pages/about.json is missing from the build.",
    );
  },
);

test.each([0, "", false])("%j is not missing", (value) => {
  expect(assertPresent(value, "a value")).toBe(value);
});
