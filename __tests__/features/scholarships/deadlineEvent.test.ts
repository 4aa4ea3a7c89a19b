import fc from "fast-check";
import pageFile from "../../data/pages/scholarships.json";
import { ScholarshipsPage } from "../../../src/content/model";
import { deadlineEvent } from "../../../src/features/scholarships/deadlineEvent";
import { aScholarship } from "./builders";

const texts = ScholarshipsPage.parse(pageFile).finder.sharing;
const ADDRESS = "https://meridian.org/scholarships#award-3";
const NOW = new Date("2024-12-04T09:30:15.250Z");

const event = (part: Parameters<typeof aScholarship>[0] = {}) =>
  deadlineEvent(aScholarship({ id: 3, ...part }), texts, ADDRESS, NOW);
/** What a calendar reads: long lines in one again (RFC 5545, 3.1). */
const lines = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

test("a deadline is an event of the whole day, with two reminders", () => {
  expect(
    lines(event({ title: "Banyan Award", deadline: "2024-12-31" })),
  ).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Longitude//Scholarships//EN",
    "BEGIN:VEVENT",
    "UID:award-3@meridian.org",
    "DTSTAMP:20241204T093015Z",
    "DTSTART;VALUE=DATE:20241231",
    "DTEND;VALUE=DATE:20250101",
    "SUMMARY:Last day to apply: Banyan Award",
    "DESCRIPTION:For those who start.",
    "URL:https://meridian.org/scholarships#award-3",
    "TRANSP:TRANSPARENT",
    ...["-P6DT15H", "-PT15H"].flatMap((trigger) => [
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "DESCRIPTION:Last day to apply: Banyan Award",
      `TRIGGER:${trigger}`,
      "END:VALARM",
    ]),
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test.each([
  ["2024-02-28", "20240229"],
  ["2024-02-29", "20240301"],
  ["2025-03-30", "20250331"],
])("the day after %s is %s, whatever the clocks do", (deadline, next) => {
  expect(lines(event({ deadline }))).toContain(`DTEND;VALUE=DATE:${next}`);
});

test("what has a meaning in the format is escaped", () => {
  const title = "Maths; physics, \\ and\nmore";
  expect(lines(event({ title }))).toContain(
    "SUMMARY:Last day to apply: Maths\\; physics\\, \\\\ and\\nmore",
  );
});

test("whatever the words, no line is longer than 75 octets, no character is parted and none is lost", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 240 }),
      (description) => {
        const file = event({ description });
        for (const line of file.split("\r\n")) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/\p{Surrogate}/u);
        }
        const read = lines(file)
          .find((line) => line.startsWith("DESCRIPTION:"))!
          .slice("DESCRIPTION:".length)
          .replace(/\\([\\;,n])/g, (_, one) => (one === "n" ? "\n" : one));
        expect(read).toBe(description.replace(/\r\n?/g, "\n"));
      },
    ),
  );
});
