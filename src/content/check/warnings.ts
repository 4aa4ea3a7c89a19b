/** What is no error, but worth a look before the site is published. */
import type { Country, Scholarship, SiteSettings } from "../model";
import { IMAGES } from "../pictures";
import { isPlaceholder } from "../placeholders";
import { and } from "../words";
import { type Content, partAt, type Rule, within } from "./content";
import { fileItself, warning } from "./problem";
import { repeatedIn } from "./rules";

function* detailsAreReal(content: Content) {
  const site = partAt<SiteSettings>(content, "site.json");
  if (!site) return;
  const { url, phone, email, address, contact, claims } = site.value;
  const at = (...path: string[]) => within(site, ...path);
  const STILL = "still a placeholder";
  if (isPlaceholder.phone(phone))
    yield warning(at("phone"), STILL, "write the real number");
  if (isPlaceholder.email(email))
    yield warning(at("email"), STILL, "write the real address");
  if (isPlaceholder.street(address.street))
    yield warning(at("address", "street"), STILL, "write the real address");
  if (url === null && !process.env.SITE_URL)
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

function* someScholarshipIsOpen(content: Content) {
  const list = partAt<Scholarship[]>(content, "scholarships.json");
  if (list?.value.every(({ deadline }) => deadline < content.today))
    yield warning(list, "no scholarship is open", "add a later deadline");
}

/** What is still the same where a country was made by copying another one. */
const countriesDiffer: Rule = ({ parts }) =>
  repeatedIn(
    parts.filter(
      ({ document, path }) =>
        document.file === "countries.json" &&
        /^(code|capital,name)$/.test(path.slice(1).join()),
    ),
    warning,
  );

/** A name that is written out stays the old one when it changes. */
function* nameIsFilledIn(content: Content) {
  const name = partAt<string>(content, "site.json", "name");
  for (const part of content.parts)
    if (typeof part.value === "string" && name && part !== name)
      if (part.value.includes(name.value))
        yield warning(part, "the name is written out", "write {name}");
}

function* picturesAreUsed(content: Content) {
  const countries = partAt<Country[]>(content, "countries.json");
  const used = countries?.value.map(({ photo }) => IMAGES + photo?.file);
  for (const { path } of content.files)
    if (path.startsWith(IMAGES) && used && !used.includes(path))
      yield warning(fileItself(path), "shown nowhere", "use or delete it");
}

export const warnings: readonly Rule[] = [
  detailsAreReal,
  someScholarshipIsOpen,
  countriesDiffer,
  nameIsFilledIn,
  picturesAreUsed,
];
