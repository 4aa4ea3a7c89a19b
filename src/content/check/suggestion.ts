/** What was most probably meant: by a misspelt word, and by a value that the model refuses. */
import { distance } from "fastest-levenshtein";
import type { z } from "zod";
import { routes } from "../files";
import { wordsOf } from "../schemas";

/** The candidate most like a misspelt word; undefined when none is like it. */
export const nearest = (
  word: string,
  candidates: readonly string[],
): string | undefined => meant([word], candidates).get(word);

/** Which candidate each misspelt word stands for, each candidate once; the pairs most alike first. */
export function meant(
  words: readonly string[],
  candidates: readonly string[],
  nameOf = (word: string) => word,
): Map<string, string> {
  const found = new Map<string, string>();
  const alike = words
    .flatMap((word) =>
      candidates.map((other) => ({
        word,
        other,
        by: difference(nameOf(word), nameOf(other)),
      })),
    )
    .filter(({ by }) => by < Infinity)
    .sort((a, b) => a.by - b.by);
  for (const { word, other } of alike)
    if (!found.has(word) && ![...found.values()].includes(other))
      found.set(word, other);
  return found;
}

/** How unlike two words are, case and punctuation apart; Infinity where nobody would take one for the other. */
function difference(one: string, other: string): number {
  const [a, b] = [plain(one), plain(other)];
  if (a === b) return 0;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 4 && long.includes(short)) return 1.5;
  if (sorted(a) === sorted(b)) return 1; // two letters swapped
  const changes = distance(a, b);
  const most = Math.max(1, Math.floor(long.length / 3));
  return changes <= most ? changes : Infinity;
}

const plain = (word: string) =>
  word
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

const sorted = (word: string) => [...word].sort().join("");

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
  const number = text.replace(/[\s_$€£₹]/g, "");
  // 15,000 and 15.000 and 1,50,000; anything else has a decimal comma.
  const isGrouped = /^\d{1,3}([.,]\d{2,3})*[.,]\d{3}$/.test(number);
  const [, year, month = "", day = ""] =
    /^(\d{4})\D(\d\d?)\D(\d\d?)$/.exec(text) ?? [];
  return [
    isGrouped ? Number(number.replace(/[.,]/g, "")) : undefined,
    /\d/.test(number) ? Number(number.replace(",", ".")) : undefined,
    { true: true, false: false }[lower],
    text,
    lower,
    nearest(text, wordsOf(field)),
    text.replace(/^\d:/, "0$&"), // 9:00
    year && [year, pad(month), pad(day)].join("-"), // 2025/3/1
    text.startsWith("+") ? text.replace(/[\s()./-]+/g, " ") : undefined,
    routes.find((route) => difference(`/${text}`, route) < 2),
    text.replace(/^http:/i, "https:"),
    /^([\w-]+\.)+[a-z]{2,}(\/|$)/i.test(text) ? `https://${text}` : undefined,
    text.replace(/^(https:\/\/[^/?#]+).*$/i, "$1"),
    [value],
  ];
}

const pad = (digits: string) => digits.padStart(2, "0");
