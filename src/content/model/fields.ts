/** The kinds of field that the model is made of. What a person reads about a field is its `.meta()`. */
import { parsePhoneNumber } from "libphonenumber-js/max";
import { z } from "zod";
import { isSample } from "../sample";

type Variable = `{${string}}`;

declare module "zod" {
  // `id` is the name in GraphQL, `title` the label in a form, `description` the help in VS Code and in a form;
  // gatsby-source-checked-json has `whenNull` and `errorMessage`.
  interface GlobalMeta {
    /** Values that are accepted beside other texts. */
    examples?: readonly string[];
    /** Variables that this text must contain, beside those that every text may have (variables.ts). */
    variables?: readonly Variable[];
    /** No other page, or no other entry of the list, may have the same value. Names of entries differ unless this is false (check/rules.ts). */
    unique?: boolean;
    /** What the text names: a page of this site, a country's slug, a file in data/images, any web or e-mail address. */
    role?: "link" | "country" | "picture" | "address";
  }
}

/** A field that may be null. @param whenNull the meaning of null */
export const orNull = <Schema extends z.ZodType>(
  schema: Schema,
  whenNull: string,
) => schema.nullable().meta({ description: schema.description, whenNull });

/** One line or paragraph of text: never empty, at most `max` characters. */
export const text = (max: number, description: string, min = 1) =>
  z.string().trim().min(min).max(max).meta({ description });

/** A text that matches a pattern. `errorMessage` says what to write instead. */
export const pattern = (matching: RegExp, errorMessage: string) =>
  z.string().regex(matching, { abort: true }).meta({ errorMessage });

export const number = (min: number, max: number, description: string) =>
  z.number().min(min).max(max).meta({ description });

export const wholeNumber = (min: number, max: number, description: string) =>
  z.int().min(min).max(max).meta({ description });

/** @param max the most entries for which there is room @param min 0: where there are none, the page leaves the part out */
export const list = <Item extends z.ZodType>(
  item: Item,
  max: number,
  min = 1,
) => z.array(item).min(min).max(max).readonly();

export const listOf = <Item extends z.ZodType>(count: number, item: Item) =>
  z.array(item).length(count).readonly();

/** An object with exactly these fields. `id` is its name in GraphQL. */
export const record = <Fields extends z.ZodRawShape>(
  id: string,
  description: string,
  fields: Fields,
) => z.strictObject(fields).meta({ id, description });

/** Windows gives these names to no file and no folder, whatever their ending. */
const RESERVED = /(?:con|prn|aux|nul|(?:com|lpt)\d)(?![^.])/.source;

export const slug = pattern(
  new RegExp(`^(?=.{1,60}$)(?!${RESERVED})[a-z0-9]+(-[a-z0-9]+)*$`),
  "write it in lower-case letters, digits and single hyphens, at most 60 characters, such as saudi-arabia; not con or another name that Windows keeps for itself",
);

/** The beginning of an address: a host without a name and password before it. */
export const HOST = /https:\/\/[^\s/?#@\\]+/.source;

const domain = z.url({ hostname: z.regexes.domain });

/** An address whose host may exist. @param source the source of a regular expression for all of it, beginning with HOST */
export const address = (source: string, errorMessage: string) =>
  pattern(new RegExp(`^${source}$`), errorMessage)
    .refine((text) => domain.safeParse(text).success)
    .meta({ role: "address" });

export const httpsAddress = address(
  `${HOST}(?:[/?#]\\S*)?`,
  "write a whole address starting with https://",
);

/** The pattern of an address on this site. Two slashes would begin another host's. */
export const PATH = /\/(?!\/)\S*/.source;

/** A page of this site, with an optional query and fragment. Whether the page exists is checked in check/rules.ts. */
export const pagePath = pattern(
  new RegExp(`^${PATH}$`),
  "write one of our pages, such as /services",
).meta({ title: "Leads to", role: "link" });

/** The folder of editors' pictures, below data/. */
export const IMAGES = "images/";

export const PICTURE_ENDINGS = ["jpg", "jpeg", "png", "webp", "avif"];

export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

/** In lower case, so that a name works on every file system and in every address. */
export const PICTURE_NAME = new RegExp(
  `^(?!${RESERVED})[a-z0-9][a-z0-9-]*\\.(?:${PICTURE_ENDINGS.join("|")})$`,
);

export const day = z.iso
  .date()
  .refine((text) => text.startsWith("20"))
  .meta({ errorMessage: "write a day that exists, as 2025-01-31" });

/** Days end at 24:00. */
export const time = pattern(
  /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/,
  "write the time as 09:00, on a 24-hour clock",
);

/** A number that can be called from everywhere. In India that is one of ten digits: numbers such as 1800 … are not. */
export const phone = pattern(
  /^\+(?!91(?! ?(?:\d ?){10}$))[1-9](?: ?\d){7,14}$/,
  "write the number with its country code, and without the 0 that is dialled within the country, such as +91 98765 43210; in India ten digits follow +91",
).refine((text) => isSample.phone(text) || isAssigned(text));

/** Whether the numbering plan of its country has this number as it is written: libphonenumber itself would drop a 0. */
function isAssigned(text: string): boolean {
  try {
    const phone = parsePhoneNumber(text);
    return phone.isValid() && phone.number === text.replaceAll(" ", "");
  } catch {
    return false;
  }
}

/** Whether the numbering plan of its country has this number for landlines alone. */
export const isLandline = (text: string): boolean =>
  isAssigned(text) && parsePhoneNumber(text).getType() === "FIXED_LINE";

export const timeZone = z
  .string()
  .refine((name) => name.includes("/") && isTimeZone(name))
  .meta({
    errorMessage:
      "write the zone's name in the tz database, such as Asia/Kolkata",
  });

/** Whether this Node knows a zone of the tz database. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const regions = new Intl.DisplayNames("en", { type: "region" });

/** Codes of parts of countries, of groups and for trials: Intl knows them, but there is no flag for them. */
const WITHOUT_FLAG = /^(?:ac|cq|ea|ez|qo|ta|x[abx]|zz)$/;

export const countryCode = z
  .string()
  .regex(/^[a-z]{2}$/, { abort: true })
  .refine((code) => {
    // Intl knows a code of the past by the one that took its place, and calls an unknown one by itself.
    const { region = "" } = new Intl.Locale(`und-${code}`);
    const isCurrent = region === code.toUpperCase();
    return (
      isCurrent && regions.of(region) !== region && !WITHOUT_FLAG.test(code)
    );
  });
