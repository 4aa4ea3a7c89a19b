import { date, fill, money, thousands } from "../../src/lib/format";

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

test("placeholders are filled in, each as often as it occurs", () => {
  expect(
    fill("Question {number} of {total}, {number}!", { number: 0, total: 10 }),
  ).toBe("Question 0 of 10, 0!");
});

test("a placeholder without a value stays as it stands", () => {
  expect(fill("Call {phone} or {email}", { phone: "+91" })).toBe(
    "Call +91 or {email}",
  );
});

test("what is filled in is text, whatever it holds", () => {
  expect(fill("Study in {country}", { country: "$& {country} $1" })).toBe(
    "Study in $& {country} $1",
  );
});
