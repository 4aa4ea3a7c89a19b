import { geoAzimuthalEquidistant } from "d3-geo";
import { EARTH_KM, type Home, type Place, positionOf } from "./earth";
import type { Emit } from "./files";
import { type Land, landPaths, landRules } from "./land";
import { type Point, round, roundPoint } from "./plane";
import { svg } from "./svg";

const SIZE = 1000;

/** From home to the edge: a little beyond Washington and Canberra. */
const EDGE_KM = 14600;

const RINGS_KM = [2500, 5000, 7500, 10000, 12500];

/** Units of the drawing per unit of the frame. */
const UNIT = 3;

/** Placed by hand for a globe around Bengaluru. */
const LABELS: (Omit<Queries.GlobeLabel, "text"> & { code: string })[] = [
  { code: "ca", x: 503, y: 84, anchor: "middle", tone: "onInk", at: "both" },
  { code: "us", x: 478, y: 34, anchor: "middle", tone: "onInk", at: "both" },
  { code: "gb", x: 310, y: 292, anchor: "end", tone: "plain", at: "both" },
  { code: "es", x: 258, y: 336, anchor: "end", tone: "plain", at: "both" },
  { code: "sa", x: 346, y: 456, anchor: "end", tone: "plain", at: "both" },
  { code: "no", x: 372, y: 260, anchor: "middle", tone: "plain", at: "wide" },
  { code: "it", x: 308, y: 364, anchor: "end", tone: "plain", at: "wide" },
  { code: "tr", x: 351, y: 401, anchor: "end", tone: "plain", at: "wide" },
  { code: "ae", x: 417, y: 493, anchor: "middle", tone: "plain", at: "wide" },
  { code: "my", x: 676, y: 514, anchor: "start", tone: "plain", at: "wide" },
  { code: "my", x: 676, y: 538, anchor: "start", tone: "plain", at: "phone" },
  { code: "au", x: 717, y: 643, anchor: "middle", tone: "onInk", at: "wide" },
  { code: "au", x: 770, y: 740, anchor: "middle", tone: "plain", at: "phone" },
];

/** The globe with home in its middle, and the figures of what stands on it. */
export function drawGlobe(
  places: readonly Place[],
  home: Home,
  land: Land,
  emit: Emit,
): Queries.Globe {
  const projection = globeProjection(home, 1);
  const drawing = svg(
    SIZE * UNIT,
    SIZE * UNIT,
    landRules(UNIT),
    landPaths(land, globeProjection(home, UNIT), UNIT),
  );
  return {
    url: emit("/atlas/globe.svg", drawing),
    size: SIZE,
    rings: RINGS_KM.map((km) => ({
      km,
      radius: round(((SIZE / 2) * km) / EDGE_KM),
    })),
    points: places
      .map(({ capital }) => roundPoint(projection(positionOf(capital))!))
      .filter(({ x, y }) => Math.hypot(x - SIZE / 2, y - SIZE / 2) <= SIZE / 2),
    labels: [
      ...LABELS.flatMap(({ code, ...label }) =>
        places
          .filter((place) => place.code === code)
          .slice(0, 1)
          .map(({ name }) => ({ text: name, ...label })),
      ),
      {
        text: home.city,
        x: 522,
        y: 484,
        anchor: "start",
        tone: "home",
        at: "both",
      },
    ],
  };
}

function globeProjection({ longitude, latitude }: Home, unit: number) {
  const middle: Point = [(SIZE / 2) * unit, (SIZE / 2) * unit];
  const edge = EDGE_KM / EARTH_KM;
  return geoAzimuthalEquidistant()
    .rotate([-longitude, -latitude])
    .translate(middle)
    .scale((SIZE / 2 / edge) * unit)
    .clipAngle((edge * 180) / Math.PI)
    .precision(0.3 * unit);
}
