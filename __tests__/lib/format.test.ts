// Specification: 1.6
import { date, fill, money, shortName, thousands } from "../../src/lib/format";

test.each([
  ["2024-11-25", "25 Nov 2024"],
  ["2025-01-01", "1 Jan 2025"],
  ["2024-02-29", "29 Feb 2024"],
])("%s is shown as %s", (day, shown) => {
  expect(date(day)).toBe(shown);
});

test.each([
  [0, "0"],
  [999, "999"],
  [2866, "2,866"],
  [60_000, "60,000"],
  [123_456_789, "123,456,789"],
])("%d is shown as %s, dollars with their sign", (amount, shown) => {
  expect(thousands(amount)).toBe(shown);
  expect(money(amount)).toBe(`$${shown}`);
});

test("placeholders are filled in as text, each as often as it occurs; those without a value stay", () => {
  const texts = { country: "$& {phone}" };
  expect(fill("{country}, {country}: call {phone}", texts)).toBe(
    "$& {phone}, $& {phone}: call {phone}",
  );
});

test.each([
  ["Longitude Education", "Longitude"],
  ["The Study Company", "The Study"],
  ["Study Abroad", "Study Abroad"],
  ["Consultancies", undefined],
])("below its icon %s is called %s", (name, short) => {
  expect(shortName(name)).toBe(short);
});
