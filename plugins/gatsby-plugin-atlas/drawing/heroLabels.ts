import continents from "flag-icons/country.json";
import type { Place } from "./place";

/** A country's name on the home page's map, placed by hand: none on a border, none under a route. */
export type HeroLabel = {
  slug: string;
  name: string;
  x: number;
  y: number;
  /** What of the name stands at x: its middle, or its left edge, a little off. */
  anchor: Anchor;
  /** "onInk": over a coloured country, dark by day and by night. */
  tone: Tone;
  /** A seam of sea around the letters, where a coast runs under them. */
  halo: boolean;
  /** Shown from this width of the window on, in pixels. */
  from: number;
};

type Anchor = "centre" | "left";
type Tone = "onInk" | "plain";

/** A label that stands for one or several countries on the smaller maps. */
export type HeroGroup = {
  /** Broken where the place is narrow. */
  lines: string[];
  x: number;
  y: number;
  /** "start": the left edge, exactly at x. */
  anchor: Anchor | "start";
  tone: Tone;
  halo: boolean;
  /** tablet: 601 to 1023 px; phone: below, where the map ends at 35° W. */
  at: "phone" | "tablet" | "both";
  /** A thin line from the label up to what it names. */
  leader: { x: number; y: number; height: number } | null;
};

type Style = Partial<Pick<HeroLabel, "anchor" | "tone" | "halo" | "from">>;

const WIDE = 1024;

/** In narrower windows these would touch a neighbour's dot. */
const WIDER = 1241;

const LABELS: [code: string, x: number, y: number, style?: Style][] = [
  ["ca", 150, 150, { tone: "onInk" }],
  ["us", 190, 262, { tone: "onInk" }],
  ["no", 640, 106, { from: WIDER }],
  ["gb", 606, 176],
  ["fr", 618, 207, { from: WIDER }],
  ["es", 594, 241],
  ["it", 736, 270, { from: WIDER }],
  ["sa", 893, 374],
  ["my", 1214, 413, { anchor: "left", halo: true }],
  ["au", 1306, 550, { tone: "onInk" }],
];

/** The labels of the countries that exist. */
export function heroLabels(places: readonly Place[]): HeroLabel[] {
  return LABELS.flatMap(([code, x, y, style]) => {
    const place = places.find((each) => each.code === code);
    if (!place) return [];
    const { slug, name } = place;
    return [
      {
        slug,
        name,
        x,
        y,
        anchor: "centre",
        tone: "plain",
        halo: false,
        from: WIDE,
        ...style,
      },
    ];
  });
}

type GroupRule = Partial<HeroGroup> &
  Pick<HeroGroup, "x" | "y" | "at"> & {
    /** Whom it names. */
    has: (place: Place) => boolean;
    /** What is written, if there are any: by default their names. */
    says?: (members: Place[]) => string[];
  };

const GROUPS: GroupRule[] = [
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
    at: "both",
    leader: { x: 637, y: 252, height: 23.5 },
  },
  { has: isOneOf("sa", "ae"), x: 872, y: 398, at: "both" },
  { has: isOneOf("my"), x: 1262, y: 410, halo: true, at: "both" },
  { has: isOneOf("au"), x: 1250, y: 650, at: "tablet" },
  { has: isOneOf("au"), x: 1112, y: 566, at: "phone" },
];

/** The groups that have members. */
export function heroGroups(places: readonly Place[]): HeroGroup[] {
  return GROUPS.flatMap(({ has, says = names, ...group }) => {
    const members = places.filter(has);
    if (members.length === 0) return [];
    return [
      {
        anchor: "centre",
        tone: "plain",
        halo: false,
        leader: null,
        ...group,
        lines: says(members),
      },
    ];
  });
}

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
const names = (members: Place[]): string[] => [
  members
    .map(({ name }) => name)
    .sort()
    .join(", "),
];

/** There is room for two short lines, west of Norway. */
function americasText(members: Place[]): string[] {
  if (members.length > 2) return [`${members.length} in the`, "Americas"];
  const [first, second] = members.map(({ name }) => name).sort();
  return second ? [`${first},`, second] : [first!];
}

/** "14 in Europe and Turkey" */
function europeText(members: Place[]): string[] {
  if (members.length <= 2) return members.map(({ name }) => name);
  const turkey = members.find(isOneOf("tr"));
  return [
    `${members.length} in Europe`,
    ...(turkey ? [`and ${turkey.name}`] : []),
  ];
}
