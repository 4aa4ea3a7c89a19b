/** All files of data/ together, as the rules look at them, and what a rule is. */
import type { Reference } from "../model/fields";
import type { DataFile } from "../readData";
import type { Document, Part } from "./document";
import type { Finding, Words } from "./findings";

/** What is known of a picture: the format it really has, null where it cannot be decoded. */
export type Picture = { format: string | null };

/** What the check gets beside the files. Nothing here is needed to find errors in the texts. */
export type Options = {
  /** The day that deadlines are compared with, as 2025-01-31; today if absent. */
  today?: string;
  /** The address that the build is given in SITE_URL. */
  siteUrl?: string;
  /** The pictures in data/images, by name (pictures.ts). Absent: nothing is said about pictures. */
  pictures?: ReadonlyMap<string, Picture>;
  /** Is there a drawing of the flag with this code? Absent: any code of a country will do. */
  hasFlag?: (code: string) => boolean;
};

export type Site = Options & {
  today: string;
  files: readonly DataFile[];
  documents: ReadonlyMap<string, Document>;
  /** Every part of every file that the model accepts. */
  parts: readonly Part[];
};

/**
 * Every part that a pattern names, a file and a path in it: "site.json footer.destinations.*". None where the file is
 * not valid JSON, or the model refuses the part.
 */
export function places(site: Site, pattern: string): Part[] {
  const [file = "", path = ""] = pattern.split(" ");
  const steps = path.split(".").filter(Boolean);
  const parts = site.documents.get(file)?.parts ?? [];
  return parts.filter(
    (part) =>
      part.path.length === steps.length &&
      part.path.every((step, i) =>
        steps[i] === "*" ? typeof step === "number" : step === steps[i],
      ),
  );
}

type Known = {
  words: string[];
  /** False: an entry has a wrong word, so whatever seems to refer to nothing may refer to that entry. */
  isComplete: boolean;
};

/** The words that entries are referred to by, such as every country's slug; null where their list cannot be read. */
export function known(
  site: Site,
  { file, list, value }: Pick<Reference, "file" | "list" | "value">,
): Known | null {
  const [entries] = places(site, `${file} ${list}`);
  if (!entries) return null;
  const words = places(site, `${file} ${list}.*.${value}`).map(({ value }) =>
    String(value),
  );
  const { length } = entries.value as unknown[];
  return { words, isComplete: length > 0 && new Set(words).size === length };
}

/** What one rule finds in all files together. */
export type Rule = (site: Site) => Finding[];

/** A rule about each of some places, given by a pattern or found in the site. `wrong` says what is wrong with one. */
const ruleOf =
  (severity: Finding["severity"]) =>
  <P extends Pick<Part, "file" | "path"> = Part>(
    at: string | ((site: Site) => readonly P[]),
    wrong: (place: P, site: Site) => Words | false | undefined,
  ): Rule =>
  (site) => {
    const found = typeof at === "string" ? places(site, at) : at(site);
    return (found as readonly P[]).flatMap((place) => {
      const words = wrong(place, site);
      if (!words) return [];
      const { file, path } = place;
      const [, , field] = words;
      const at = field === undefined ? path : [...path, field];
      return { severity, file, path: at, words };
    });
  };

export const error = ruleOf("error");
export const warning = ruleOf("warning");

/** A text of a file. */
type Text = Part & { value: string };

/** For rules about every text. */
export const everyText = ({ parts }: Site) =>
  parts.filter((part): part is Text => typeof part.value === "string");
