import {
  and,
  breadcrumbOf,
  type CheckedContent,
  didYouMean,
  error,
  fileItself,
  instructionOf,
  limitsOf,
  NAME_FIELDS,
  type Part,
  type Problem,
  type Rule,
} from "../../../plugins/gatsby-source-checked-json";
import { fill } from "../../lib/format";
import { DAYS } from "../../lib/hours";
import { awardAnchor } from "../../lib/paths";
import { REDIRECTS } from "../../lib/redirects";
import { contentFiles, type Data, pages } from "../registry";
import { type Country, MOST_CARDS, type Scholarship } from "../model";
import { IMAGES, MAX_PICTURE_BYTES, PICTURE_NAME } from "../model/fields";
import { valuesOf, VARIABLE_NAMES } from "../variables";
import { fieldOf, fileOf, locationIn } from "./content";

function* filesAreKnown({ files }: CheckedContent) {
  const paths = files.map(({ path }) => path);
  for (const path of paths)
    if (!Object.hasOwn(contentFiles, path) && !path.startsWith(IMAGES))
      yield error(
        fileItself(path),
        "an unknown file",
        "rename or delete it; pictures go into data/images",
      );
  for (const file of Object.keys(contentFiles))
    if (!paths.includes(file))
      yield error(fileItself(file), "missing", "bring the file back");
}

function* picturesAreUsable({ files, pictures }: CheckedContent) {
  for (const { path, bytes } of files) {
    if (!path.startsWith(IMAGES)) continue;
    const location = fileItself(path);
    const name = path.slice(IMAGES.length);
    const ending = name.split(".").at(-1)?.replace("jpg", "jpeg");
    const format = pictures?.get(path);
    if (!PICTURE_NAME.test(name))
      yield error(
        location,
        "a name that the site cannot use",
        "write it like berlin-2.jpg; .png, .webp and .avif will do as well",
      );
    else if (bytes.length > MAX_PICTURE_BYTES)
      yield error(location, "larger than 5 MB", "save it 2400 pixels wide");
    else if (format === null)
      yield error(location, "damaged, or no picture", "save it again as .jpg");
    else if (format && format !== ending)
      yield error(location, `its format is ${format}`, "save it again as .jpg");
  }
}

type Value = Pick<Part, "file" | "path" | "value">;

/** Values that have to differ within a list, and from page to page. Upper and lower case and kinds of blanks make no difference. */
export function* repeatedIn(parts: readonly Value[], report = error) {
  const seen = new Map<string, Value>();
  for (const part of parts) {
    const { file, path, value } = part;
    const entry = path.findLastIndex((step) => typeof step === "number");
    const field = path.map((step, index) => (index === entry ? "" : step));
    const files =
      entry < 0 ? file.path.replace(/^pages\/.*/, "pages") : file.path;
    const text = String(value).replace(/\s+/g, " ").trim().toLowerCase();
    const key = JSON.stringify([files, field, text]);
    const first = seen.get(key);
    if (!first) {
      seen.set(key, part);
      continue;
    }
    const location = `${breadcrumbOf(first)} in data/${first.file.path}`;
    yield report(part, `the same as ${location}`, "write another one");
  }
}

/** Whether a part is the name of an entry, or an entry that is a text itself. */
function isName({ path, value }: Part): boolean {
  const [entry, field] = path.slice(-2);
  if (entry === "formerly") return false;
  if (typeof path.at(-1) === "number") return typeof value === "string";
  return typeof entry === "number" && NAME_FIELDS.includes(String(field));
}

const valuesDiffer: Rule = ({ parts }) =>
  repeatedIn(parts.filter((part) => part.meta.unique ?? isName(part)));

/** A former slug or number leads to one page or award. One that is in use now leads there. */
function* formerNamesAreFree({ parts }: CheckedContent) {
  const seen = new Map<string, Part>();
  for (const field of ["slug", "id", "formerly"])
    for (const part of parts) {
      const { file, path, value } = part;
      const isOne = path.length === (field === "formerly" ? 3 : 2);
      if (!isOne || path[1] !== field) continue;
      const key = JSON.stringify([file.path, value]);
      const first = seen.get(key);
      seen.set(key, first ?? part);
      if (first && field === "formerly")
        yield error(
          part,
          `the same as ${breadcrumbOf(first)}`,
          "delete one of the two",
        );
    }
}

/** The slugs or numbers of all entries, and those that they had before. */
const namesOf = (
  entries: readonly (
    Pick<Country, "slug" | "formerly"> | Pick<Scholarship, "id" | "formerly">
  )[],
) =>
  entries.flatMap((entry) => [
    String("slug" in entry ? entry.slug : entry.id),
    ...(entry.formerly ?? []).map(String),
  ]);

/** Every address on the site that a link may lead to. */
function addressesOn(
  content: CheckedContent,
  countries: readonly Country[],
  awards: readonly Scholarship[],
): string[] {
  const countryPages = namesOf(countries).map((slug) => ({
    file: "pages/country.json" as const,
    route: `/country/${slug}`,
  }));
  const ofPages = [...pages, ...countryPages].flatMap(({ file, route }) => {
    const hasForm = fieldOf(content, file, "contactForm")?.value !== false;
    return hasForm ? [route, `${route}#contact`] : [route];
  });
  return [
    ...ofPages,
    ...namesOf(awards).map((id) => `/scholarships#${awardAnchor(Number(id))}`),
    ...REDIRECTS.map(({ from }) => from),
  ];
}

const FIXES = {
  link: "write a page such as /services or /country/germany",
  country: "write the slug of an entry in data/countries.json",
  picture: "put it into data/images",
};

function* referencesExist(content: CheckedContent) {
  const countries = fileOf(content, "countries.json")?.value;
  const awards = fileOf(content, "scholarships.json")?.value;
  const names = {
    link: addressesOn(content, countries ?? [], awards ?? []),
    country: countries && namesOf(countries),
    picture:
      content.pictures &&
      [...content.pictures.keys()].map((path) => path.replace(IMAGES, "")),
  };
  /** Is it on another site, or not known because its file is wrong? */
  const isElsewhere = (link: string) =>
    !link.startsWith("/") ||
    (!countries && link.startsWith("/country/")) ||
    (!awards && link.startsWith("/scholarships#"));
  for (const part of content.parts) {
    const { role } = part.meta;
    const name = String(part.value).replace(/\?[^#]*/, "");
    const existing = role && role !== "address" && names[role];
    if (role === "link" && isElsewhere(name)) continue;
    if (existing && !existing.includes(name))
      yield error(
        part,
        `there is no ${JSON.stringify(name)}`,
        didYouMean(name, existing, FIXES[role]),
      );
  }
}

function* hoursFit(content: CheckedContent): Generator<Problem> {
  const week = fieldOf(content, "site.json", "openingHours");
  if (!week) return;
  /** How many days have their hours in the entries so far. */
  let listed = 0;
  for (const [index, { from, to, opens, closes }] of week.value.entries()) {
    const at = (field: string) => locationIn(week, index, field);
    const next = DAYS[listed];
    const before = week.value[index - 1];
    const isSame = before?.from === from && before.to === to;
    if (isSame && opens && before.closes && opens <= before.closes)
      yield error(
        at("opens"),
        `not after ${before.closes}, when the line before ends`,
        "write a later time, or delete one of the two lines",
      );
    const isOpen = Boolean(opens && before?.opens);
    if (!(isSame && isOpen) && from !== next)
      return yield error(
        at("from"),
        next ? `${from}, but ${next} comes next` : "all days are listed above",
        "list each day once, from Monday to Sunday; null means closed",
      );
    if (!isSame && DAYS.indexOf(to) < listed)
      return yield error(at("to"), `before ${from}`, "weeks start on Monday");
    listed = DAYS.indexOf(to) + 1;
    if (!opens !== !closes)
      yield error(
        at(opens ? "closes" : "opens"),
        "null, but the other time is not",
        "write two times, or null twice: closed all day",
      );
    if (opens && closes && opens >= closes)
      yield error(at("closes"), `not after ${opens}`, "write a later time");
  }
  const missing = and(DAYS.slice(listed));
  if (missing)
    yield error(week, `no entry for ${missing}`, "add it; null means closed");
}

/** The most letters of the name and the links that fit beside the menu at 1024 px. A gap is as wide as three letters. */
const MOST_HEADER_LETTERS = 78;

function* headerFits(content: CheckedContent): Generator<Problem> {
  const header = fieldOf(content, "site.json", "header");
  const name = fieldOf(content, "site.json", "name");
  if (!header || !name) return;
  const texts = [name.value, ...header.value.links.map(({ label }) => label)];
  const tooMany = texts.join("   ").length - MOST_HEADER_LETTERS;
  if (tooMany > 0)
    yield error(
      locationIn(header, "links"),
      `too long for the header of a window of 1024 pixels, by ${tooMany} letters`,
      "shorten labels, or move a link to footer > quickLinks",
    );
}

/** HTML, entities, Markdown, a backslash, and UTF-8 that a program has read as Latin-1. */
const MARKUP =
  /<[a-zA-Z/!][^<>]*>?|&(?:[a-zA-Z][a-z]+\d*|#\w+);|\*\*|__|`|^#+ |\]\(|\\|â€|[ÂÃ][\u0080-\u00bf]/;

/** In an address: what was copied out of HTML, or can be in no address. */
const MARKUP_IN_ADDRESS = /&amp;|[<>`\\]/;

/** Control and format characters, lone surrogates, line separators, letters and marks that are drawn as nothing, U+FFFD. */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Cs}\u034f\u115f\u1160\u17b4\u17b5\u2028\u2029\u2800\u3164\uffa0\ufffd]/u;

/** Scripts in which U+200C and U+200D after a letter change how it is joined to the next one. */
const JOINING =
  `Arab Beng Deva Gujr Guru Khmr Knda Mlym Mong Mymr Orya Sinh Syrc Taml Telu`
    .split(" ")
    .map((script) => `\\p{Script_Extensions=${script}}`)
    .join("");

/** Such joiners, and those between the parts of one emoji. */
const JOINERS = new RegExp(
  `(?<=[${JOINING}])[\u200c\u200d]|(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\u200d(?=\\p{Extended_Pictographic})`,
  "gu",
);

/** What browsers leave out, or show as one blank. */
const NOT_SHOWN = /^\s|\s$|\s{2}/;

/** Texts that are the values of variables, and can have none themselves. */
const SOURCES = ["site.json name", "site.json home.city"];

/** A character as it is called in lists of characters: "U+00AD". */
const codeOf = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;

function* textsAreReadable({ parts }: CheckedContent) {
  for (const part of parts) {
    const { value, meta, file, path } = part;
    if (typeof value !== "string") continue;
    const pattern = meta.role === "address" ? MARKUP_IN_ADDRESS : MARKUP;
    const [markup] = pattern.exec(value) ?? [];
    if (markup)
      yield error(
        part,
        `${JSON.stringify(markup)}, which visitors would see`,
        "write it as it should be read: texts have no formatting",
      );
    const [hidden] = INVISIBLE.exec(value.replace(JOINERS, "")) ?? [];
    if (hidden)
      yield error(
        part,
        `an invisible character or a line break, ${codeOf(hidden)}`,
        "write a space, or nothing: letters are joined without it",
      );
    else if (NOT_SHOWN.test(value))
      yield error(
        part,
        "a blank at the beginning or the end, or two in a row",
        "delete it",
      );
    // Addresses may contain braces.
    if (meta.role) continue;
    if (!hidden && !/[\p{L}\p{N}]/u.test(value))
      yield error(part, "no letter or digit in it", "write a text");
    const needed: readonly string[] = meta.variables ?? [];
    const isSource = SOURCES.includes(`${file.path} ${path.join(".")}`);
    const allowed = isSource ? [] : [...VARIABLE_NAMES, ...needed];
    const written: string[] = value.match(/\{+[^{}]*\}+|\{+\w*|\w*\}+/g) ?? [];
    for (const name of written.filter((name) => !allowed.includes(name)))
      yield error(
        part,
        `${name}, which visitors would see: it is not filled in here`,
        didYouMean(name, allowed, "delete it"),
      );
    for (const name of needed.filter((name) => !written.includes(name)))
      yield error(part, `without ${name}`, `write ${name} where it belongs`);
  }
}

/** Each card on the home page has a dot to press. */
function* cardsFit(content: CheckedContent) {
  const list = fileOf(content, "countries.json");
  const cards = list?.value.flatMap(({ card }, index) => (card ? [index] : []));
  for (const index of cards?.slice(MOST_CARDS) ?? [])
    yield error(
      locationIn(list!, index, "card"),
      `the home page has room for ${MOST_CARDS} cards`,
      "write null: no card",
    );
}

/** A text has its variables filled in when it is shown. */
function* filledTextsFit(content: CheckedContent) {
  const valid: Partial<Data> = Object.fromEntries(
    content.parts
      .filter(({ path }) => path.length === 0)
      .map(({ file, value }) => [file.path, value]),
  );
  const values = valuesOf(valid);
  const countries = valid["countries.json"] ?? [];
  const names = countries.map(({ name }) => name);
  const country = names.reduce((a, b) => (a.length > b.length ? a : b), "");
  for (const part of content.parts) {
    const { value, schema } = part;
    if (typeof value !== "string" || !value.includes("{")) continue;
    const { length } = fill(value, { ...values, country });
    const { maxLength = Infinity } = limitsOf(schema);
    if (length > maxLength)
      yield error(
        part,
        `too long: ${length} characters with its variables filled in`,
        instructionOf(schema),
      );
  }
}

export const rules: readonly Rule[] = [
  filesAreKnown,
  picturesAreUsable,
  valuesDiffer,
  formerNamesAreFree,
  referencesExist,
  hoursFit,
  headerFits,
  textsAreReadable,
  filledTextsFit,
  cardsFit,
];
