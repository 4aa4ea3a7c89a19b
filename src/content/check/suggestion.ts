import type { z } from "zod";
import { routes } from "../files";
import { wordsOf } from "../schemas";
import { difference, nearest } from "./similar";

/** The value that was most probably meant by a wrong one: the first usual variant that the model accepts. */
export function suggestion(value: unknown, field: z.ZodType): unknown {
  return candidates(value, field).find(
    (candidate) =>
      candidate !== undefined &&
      candidate !== null &&
      candidate !== value &&
      field.safeParse(candidate).success,
  );
}

function candidates(value: unknown, field: z.ZodType): unknown[] {
  if (typeof value === "number" || typeof value === "boolean")
    return [String(value)];
  if (Array.isArray(value)) return value.length === 1 ? value : [];
  if (typeof value !== "string") return [];
  const text = value.trim();
  const lower = text.toLowerCase();
  const digits = text.replace(/[,\s_$€£₹]/g, "");
  return [
    /^[-\d.]+$/.test(digits) ? Number(digits) : undefined,
    { true: true, false: false }[lower],
    text,
    lower,
    nearest(text, wordsOf(field)),
    routes.find((route) => difference(`/${text}`, route) < 2),
    time(text),
    day(text),
    slugOf(lower),
    text.replace(/^http:/i, "https:"),
    /^([\w-]+\.)+[a-z]{2,}(\/|$)/i.test(text) ? `https://${text}` : undefined,
    text.replace(/^(https:\/\/[^/?#]+).*$/i, "$1"),
    /^\d{10}$/.test(text.replace(/\s/g, "")) ? `+91 ${text}` : undefined,
    // Only what is written between digits: a letter may stand for one of them.
    text.replace(/[-.()/]/g, ""),
    [value],
  ];
}

/** The spelling that addresses and file names have: "Köln (Altstadt)" as "koln-altstadt". */
export const slugOf = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");

/** "9:00" and "6 PM" on the 24-hour clock. */
function time(text: string): string | undefined {
  const [, hour, minute = "00", half] =
    /^(\d{1,2})(?:[:.h](\d\d))?\s*([ap]m)?$/i.exec(text) ?? [];
  if (!hour) return undefined;
  const afternoon = half?.toLowerCase() === "pm" ? 12 : 0;
  const hours = half ? (Number(hour) % 12) + afternoon : Number(hour);
  return `${String(hours).padStart(2, "0")}:${minute}`;
}

/** "31.1.2025" and "2025/1/31" as 2025-01-31; undefined where day and month could be taken for each other. */
function day(text: string): string | undefined {
  const [, first = "", middle = "", last = ""] =
    /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})$/.exec(text) ?? [];
  const iso = (...parts: string[]) =>
    parts.map((part) => part.padStart(2, "0")).join("-");
  if (first.length === 4) return iso(first, middle, last);
  if (last.length !== 4) return undefined;
  if (Number(first) > 12) return iso(last, middle, first);
  return Number(middle) > 12 ? iso(last, first, middle) : undefined;
}
