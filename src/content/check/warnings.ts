import {
  and,
  type CheckedContent,
  fileItself,
  type Path,
  type Rule,
  warning,
} from "../../../plugins/gatsby-source-checked-json";
import { awardAnchor } from "../../lib/paths";
import { IMAGES, isLandline } from "../model/fields";
import { isSample } from "../sample";
import { fieldOf, fileOf, locationIn } from "./content";
import { repeatedIn } from "./rules";

function* detailsAreReal(content: CheckedContent) {
  const site = fileOf(content, "site.json");
  if (!site) return;
  const { url, phone, chat, email, address, contact, claims } = site.value;
  const at = (...path: string[]) => locationIn(site, ...path);
  const sample = (field: string[], what: string) =>
    warning(at(...field), "still a sample value", `write the real ${what}`);
  if (isSample.phone(phone)) yield sample(["phone"], "number");
  if (isLandline(chat.phone ?? phone))
    yield warning(
      chat.phone ? at("chat", "phone") : at("phone"),
      "a landline, on which there is mostly no WhatsApp, and the chat leads there",
      "write a mobile number into chat > phone",
    );
  if (isSample.email(email)) yield sample(["email"], "address");
  if (isSample.street(address.street))
    yield sample(["address", "street"], "address");
  // There is no process where forms check.
  if (url === null && !globalThis.process?.env.SITE_URL)
    yield warning(
      at("url"),
      "null, so search engines get no list of pages, and shared links no picture",
      "write the address of the published site",
    );
  if (contact.endpoint === null)
    yield warning(
      at("contact", "endpoint"),
      "null, so nobody gets what visitors write in the contact form",
      'see data/README.md, "Connect the contact form"',
    );
  else if (contact.notice === null)
    yield warning(
      at("contact", "notice"),
      "null, though the form sends what visitors write",
      "say what happens with it, and that a parent should write for those under 18",
    );
  const bare = claims.filter(({ note }) => note === null);
  const figures = and(bare.map(({ value, label }) => `${value} ${label}`));
  if (bare.length > 0)
    yield warning(
      at("claims"),
      `no note says where these figures come from: ${figures}`,
      "write it into their note",
    );
}

function* someScholarshipIsOpen(content: CheckedContent) {
  const list = fileOf(content, "scholarships.json");
  if (list?.value.every(({ deadline }) => deadline < content.today))
    yield warning(list, "no scholarship is open", "add a later deadline");
}

/** Finds what is still the same where a country was made by copying another one. */
function* countriesDiffer(content: CheckedContent) {
  const list = fileOf(content, "countries.json");
  if (!list) return;
  const part = (value: string, ...path: Path) => ({
    ...locationIn(list, ...path),
    value,
  });
  const parts = list.value.flatMap(({ code, capital, card }, index) => [
    part(code, index, "code"),
    part(capital.name, index, "capital", "name"),
    // Two capitals may share a longitude, but not a position.
    part(`${capital.longitude}, ${capital.latitude}`, index, "capital"),
    ...(card ? [part(card.flag, index, "card", "flag")] : []),
  ]);
  yield* repeatedIn(parts, warning);
}

/** A slug or number that an entry had before still leads to it; the new one is better. */
function* referencesAreNew(content: CheckedContent) {
  const countries = fileOf(content, "countries.json")?.value ?? [];
  const awards = fileOf(content, "scholarships.json")?.value ?? [];
  const renamed = new Map(
    [
      ...countries.map(({ slug, formerly }) => [slug, formerly] as const),
      ...awards.map(({ id, formerly }) => [awardAnchor(id), formerly] as const),
    ].flatMap(([now, formerly]) =>
      (formerly ?? []).map((before) => [
        typeof before === "number" ? awardAnchor(before) : before,
        now,
      ]),
    ),
  );
  for (const part of content.parts) {
    const { role } = part.meta;
    if (role !== "link" && role !== "country") continue;
    const [name = ""] =
      /^[^/#?]+$|(?<=^\/country\/)[^?#]+|(?<=^\/scholarships[^#]*#).+/.exec(
        String(part.value),
      ) ?? [];
    const now = renamed.get(name);
    if (now) yield warning(part, "its former name", `write ${now}`);
  }
}

/** A name that is written out stays the old one when it changes. */
function* nameIsFilledIn(content: CheckedContent) {
  const name = fieldOf(content, "site.json", "name");
  if (!name) return;
  const escaped = name.value.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  const asWords = new RegExp(
    `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`,
    "u",
  );
  for (const part of content.parts) {
    // An address keeps its own spelling of the name.
    if (part === name || part.meta.role) continue;
    if (typeof part.value === "string" && asWords.test(part.value))
      yield warning(part, "the name is written out", "write {name}");
  }
}

function* picturesAreUsed(content: CheckedContent) {
  const countries = fileOf(content, "countries.json");
  const used = countries?.value.map(({ photo }) => IMAGES + photo?.file);
  for (const { path } of content.files)
    if (path.startsWith(IMAGES) && used && !used.includes(path))
      yield warning(fileItself(path), "shown nowhere", "use or delete it");
}

/** The texts of sharing pictures. */
const SHARED =
  /^(?:site\.json name|countries\.json \d+\.name|pages\/\S+ heading)$/;

/** Characters that no typeface of theirs has (FACES in atlas/sharing.tsx). */
export const NOT_DRAWN =
  /[^ -~\u00a0-\u0148\u014a-\u024f\u1e00-\u1e9b\u1e9d-\u1eff\u2009\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u20b9\u2122\u2212]/u;

function* sharingPicturesAreWhole({ parts }: CheckedContent) {
  for (const part of parts) {
    const { file, path, value } = part;
    if (!SHARED.test(`${file.path} ${path.join(".")}`)) continue;
    const [character] = NOT_DRAWN.exec(String(value).normalize("NFC")) ?? [];
    if (character)
      yield warning(
        part,
        `pictures for social networks cannot show "${character}" and leave this text out`,
        "write it in Latin letters",
      );
  }
}

export const warnings: readonly Rule[] = [
  detailsAreReal,
  someScholarshipIsOpen,
  countriesDiffer,
  referencesAreNew,
  nameIsFilledIn,
  picturesAreUsed,
  sharingPicturesAreWhole,
];
