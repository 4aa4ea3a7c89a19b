import { date, fill, money, thousands } from "../../src/lib/format";

test.each([
  ["2024-11-25", "25 Nov 2024"],
  ["2025-03-15", "15 Mar 2025"],
  ["2025-01-01", "1 Jan 2025"],
  ["2024-02-29", "29 Feb 2024"],
  ["2024-12-31", "31 Dec 2024"],
])("%s is shown as %s", (day, shown) => {
  expect(date(day)).toBe(shown);
});

test("every month has its name", () => {
  const months = Array.from({ length: 12 }, (_, index) =>
    date(`2025-${String(index + 1).padStart(2, "0")}-01`).slice(2, 5),
  );
  expect(months.join(" ")).toBe(
    "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
  );
});

test.each([
  [15_000, "$15,000"],
  [60_000, "$60,000"],
  [999, "$999"],
  [1_000_000, "$1,000,000"],
  [0, "$0"],
])("%d dollars are shown as %s", (dollars, shown) => {
  expect(money(dollars)).toBe(shown);
});

test.each([
  [1, "1"],
  [423, "423"],
  [2866, "2,866"],
  [10_450, "10,450"],
  [123_456_789, "123,456,789"],
])("%d is shown as %s", (amount, shown) => {
  expect(thousands(amount)).toBe(shown);
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
