import continents from "flag-icons/country.json";
import type { Place } from "./place";

type Rule = Partial<Queries.MapLabel> &
  Pick<Queries.MapLabel, "x" | "y" | "at"> & {
    /** Whom it names. */
    has: (place: Place) => boolean;
    /** What is written, if there are any: by default their names. */
    says?: (members: readonly Place[]) => string;
  };

const RULES: Rule[] = [
  { has: isOneOf("ca"), x: 150, y: 150, tone: "onInk", at: "wide" },
  { has: isOneOf("us"), x: 190, y: 262, tone: "onInk", at: "wide" },
  { has: isOneOf("no"), x: 640, y: 106, at: "widest" },
  { has: isOneOf("gb"), x: 606, y: 176, at: "wide" },
  { has: isOneOf("fr"), x: 618, y: 207, at: "widest" },
  { has: isOneOf("es"), x: 594, y: 241, at: "wide" },
  { has: isOneOf("it"), x: 736, y: 270, at: "widest" },
  { has: isOneOf("sa"), x: 893, y: 374, at: "wide" },
  {
    has: isOneOf("my"),
    x: 1214,
    y: 413,
    anchor: "left",
    halo: true,
    at: "wide",
  },
  { has: isOneOf("au"), x: 1306, y: 550, tone: "onInk", at: "wide" },
  {
    has: isIn("North America", "South America"),
    says: americasText,
    x: 500,
    y: 158,
    anchor: "start",
    at: "phone",
  },
  { has: isOneOf("ca"), x: 150, y: 150, tone: "onInk", at: "tablet" },
  { has: isOneOf("us"), x: 190, y: 262, tone: "onInk", at: "tablet" },
  {
    has: (place) => isIn("Europe")(place) || isOneOf("tr")(place),
    says: europeText,
    x: 592,
    y: 313,
    anchor: "start",
    at: "narrow",
    leader: { x: 637, y: 252, height: 23.5 },
  },
  { has: isOneOf("sa", "ae"), x: 872, y: 398, at: "narrow" },
  { has: isOneOf("my"), x: 1262, y: 410, halo: true, at: "narrow" },
  { has: isOneOf("au"), x: 1250, y: 650, at: "tablet" },
  { has: isOneOf("au"), x: 1112, y: 566, at: "phone" },
];

/** The names of those that exist. */
export const heroLabels = (places: readonly Place[]): Queries.MapLabel[] =>
  RULES.flatMap(({ has, says = names, ...rule }) => {
    const all = places.filter(has);
    const isWide = rule.at === "wide" || rule.at === "widest";
    // Two entries with one code are one country on the map, that of the first.
    const members = isWide ? all.slice(0, 1) : all;
    const [first] = members;
    if (!first) return [];
    return {
      slug: isWide ? first.slug : null,
      anchor: "centre",
      tone: "plain",
      halo: false,
      leader: null,
      ...rule,
      text: says(members),
    };
  });

function isOneOf(...codes: string[]) {
  return ({ code }: Place): boolean => codes.includes(code);
}

/** flag-icons knows each country's continent; it counts Turkey to Asia. */
function isIn(...wanted: string[]) {
  return ({ code }: Place): boolean =>
    continents.some(
      (country) =>
        country.code === code && wanted.includes(country.continent ?? ""),
    );
}

/** Alphabetical, as on the design: "Saudi Arabia, UAE". */
const names = (members: readonly Place[]): string =>
  members
    .map(({ name }) => name)
    .sort()
    .join(", ");

/** There is room for two short lines, west of Norway. */
function americasText(members: readonly Place[]): string {
  return members.length > 2
    ? `${members.length} in the\nAmericas`
    : names(members).replace(", ", ",\n");
}

/** "14 in Europe and Turkey" */
function europeText(members: readonly Place[]): string {
  if (members.length <= 2) return members.map(({ name }) => name).join("\n");
  const turkey = members.find(isOneOf("tr"));
  return `${members.length} in Europe${turkey ? `\nand ${turkey.name}` : ""}`;
}
