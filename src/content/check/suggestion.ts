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
    text.replace(/^http:/i, "https:"),
    /^([\w-]+\.)+[a-z]{2,}(\/|$)/i.test(text) ? `https://${text}` : undefined,
    text.replace(/^(https:\/\/[^/?#]+).*$/i, "$1"),
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
