import type { Scholarship, ScholarshipsPage } from "../../content/model";
import { fill } from "../../lib/format";
import { awardAnchor } from "../../lib/paths";

type Texts = ScholarshipsPage["finder"]["sharing"];

/** RFC 5545, 3.1: no line is longer, its break not counted. */
const LINE_OCTETS = 75;
const BREAK = "\r\n";
/** When a calendar reminds, before the day begins: at nine o'clock a week before, and the day before. */
const REMINDERS = ["-P6DT15H", "-PT15H"];
const DAY_MS = 86_400_000;

/**
 * A scholarship's deadline as an iCalendar file (RFC 5545): an event of the whole day, with reminders.
 * @param address where the scholarship is found. Its host makes the event's name unlike any other's, so that a file
 * opened twice makes one event.
 * @param now when the file is made
 */
export function deadlineEvent(
  { id, title, description, deadline }: Scholarship,
  texts: Texts,
  address: string,
  now: Date,
): string {
  const summary = escaped(fill(texts.calendarTitle, { title }));
  const nextDay = new Date(Date.parse(deadline) + DAY_MS).toISOString();
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Longitude//Scholarships//EN",
    "BEGIN:VEVENT",
    `UID:${awardAnchor(id)}@${new URL(address).host}`,
    `DTSTAMP:${basic(now.toISOString())}`,
    `DTSTART;VALUE=DATE:${basic(deadline)}`,
    // The first day that is not part of it (3.6.1).
    `DTEND;VALUE=DATE:${basic(nextDay).slice(0, 8)}`,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${address}`,
    "TRANSP:TRANSPARENT",
    ...REMINDERS.flatMap((before) => [
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `DESCRIPTION:${summary}`,
      `TRIGGER:${before}`,
      "END:VALARM",
    ]),
    "END:VEVENT",
    "END:VCALENDAR",
  ]
    .map((line) => folded(line) + BREAK)
    .join("");
}

/** A day or an instant in ISO's short form (3.3.4, 3.3.5): "20250131", "20250131T093000Z". */
const basic = (iso: string) => iso.replace(/[-:]|\.\d+/g, "");

/** What a text may not say plainly (3.3.11). */
const escaped = (text: string) =>
  text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");

/** A long line goes on in the next, after a space; no character is parted. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let written = "";
  let octets = 0;
  for (const character of line) {
    const more = encoder.encode(character).length;
    if (octets + more > LINE_OCTETS) {
      written += `${BREAK} `;
      octets = 1;
    }
    written += character;
    octets += more;
  }
  return written;
}
