import type { GeoGeometryObjects, GeoProjection } from "d3-geo";
import { geoPatterson } from "d3-geo-projection";
import type { LineString, MultiPolygon } from "geojson";
import type { Country, Home, Ink } from "../content/model";
import { LOCATOR } from "../lib/drawings";
import { HOME_COUNTRY } from "../lib/hours";
import {
  coarse,
  geometryOf,
  hasShape,
  landWithout,
  simplified,
  type World,
} from "./countries";
import {
  hourLongitude,
  OTHER_HOURS,
  type Position,
  positionOf,
  routeBetween,
} from "./earth";
import type { Emit } from "./emit";
import {
  type Box,
  boundsOf,
  type Line,
  type Point,
  pointOf,
  projected,
} from "./geometry";
import { partOf } from "./mainland";
import { meridians, outline, path, pathData, svg } from "./svg";

const { width: WIDTH, height: HEIGHT, margin: MARGIN, text: TEXT } = LOCATOR;

/** All that is drawn: the extent with its margin. */
const FRAME: Box = {
  left: -MARGIN.x,
  top: -MARGIN.y,
  right: WIDTH + MARGIN.x,
  bottom: HEIGHT + MARGIN.y,
};

/** Route and mainland lie in it. It leaves room for a name above and below, and for the hours at the lower edge. */
const MIDDLE: Box = {
  left: 0.11 * WIDTH,
  top: TEXT.nameRoom,
  right: 0.89 * WIDTH,
  bottom: HEIGHT - TEXT.nameRoom - TEXT.hourRoom,
};

/** No land is further north. In degrees. */
const NORTHERNMOST = 83.7;

/** A country narrower than this would be hidden by its capital's dot: it gets a ring, at this distance. */
const MIN_WIDTH = 138;
const RING_GAP = 27;

/** How far from its dot a route must be clear of the dot's name. */
const NAME_LENGTH = 180;

/** Room for the name of an hour in a window of 320 px: to the next one, and to the edge of the extent. */
const HOUR_ROOM = 216;
const HOUR_EDGE = 84;

/** The map of a country's page: the route from home to its capital, and the positions of the two names. */
export function drawLocator(
  { slug, code, capital, ink }: Country,
  home: Home,
  emit: Emit,
): Queries.Locator {
  const route = routeBetween(home, capital);
  const mainland = partOf(coarse, code, "mainland");
  const destination: GeoGeometryObjects =
    mainland.length > 0
      ? geometryOf(coarse, mainland)
      : { type: "Point", coordinates: positionOf(capital) };
  const projection = framed(route, destination);
  const bounds = boundsOf(destination, projection);
  const isSmall = hasShape(code) && bounds.right - bounds.left < MIN_WIDTH;
  const from = pointOf(home, projection);
  const to = pointOf(capital, projection);
  const line = projected(route, projection).flat();

  const { world, land } = detailFor(projection.scale());
  const country = geometryOf(world, partOf(coarse, code, "whole"));
  const paths = [
    path(outline(land, projection)),
    path(meridians(OTHER_HOURS, projection, FRAME), 'class="hour"'),
    path(
      outline(country, projection),
      `class="${isSmall ? "small " : ""}country"`,
    ),
    path(meridians([0], projection, FRAME), 'class="home"'),
    path(pathData(line), 'class="route"'),
    isSmall ? ring(bounds) + dot(to, "speck") : dot(to, "capital"),
    dot(from, "start"),
  ];
  const side = freeSide(line.toReversed());
  return {
    url: emit(
      `/atlas/${slug}-locator.svg`,
      svg(FRAME, css(ink), paths.join("")),
    ),
    home: from,
    homeSide: freeSide(line),
    capital: isSmall ? corner(bounds, side) : to,
    side,
    hours: hoursIn(projection),
  };
}

/** The map that is as large as it can be with route and destination in the middle, and land up to the middle's top. */
function framed(
  route: LineString,
  destination: GeoGeometryObjects,
): GeoProjection {
  const [[west], [east]] = route.coordinates as [Position, Position];
  // The world is cut open opposite to the route, never across it. Which meridian is the middle changes no shape.
  const eastward = ((east - west + 540) % 360) - 180;
  const projection = geoPatterson()
    .rotate([-(west + eastward / 2), 0])
    .fitExtent(
      [
        [MIDDLE.left, MIDDLE.top],
        [MIDDLE.right, MIDDLE.bottom],
      ],
      { type: "GeometryCollection", geometries: [route, destination] },
    );
  const [x, y] = projection.translate();
  const north = pointOf(
    { longitude: west, latitude: NORTHERNMOST },
    projection,
  );
  const tooMuchSea = Math.max(0, north.y - MIDDLE.top);
  return projection.translate([x, y - tooMuchSea]).clipExtent([
    [FRAME.left, FRAME.top],
    [FRAME.right, FRAME.bottom],
  ]);
}

/** The worlds that were made, by the logarithm of their scale. */
const details = new Map<number, { world: World; land: MultiPolygon }>();

/** All land in the detail that a scale needs. The scale is rounded down, so that hundreds of maps share a few worlds. */
function detailFor(scale: number) {
  const step = Math.floor(4 * Math.log2(scale));
  if (!details.has(step)) {
    const world = simplified(2 ** (step / 4));
    const land = geometryOf(world, landWithout([]));
    details.set(step, { world, land });
  }
  return details.get(step)!;
}

/** The side of a route's first point on which its name is: clear of the route, and towards the middle. */
function freeSide(route: Line) {
  const [start] = route as [Point, ...Line];
  // Routes are bent: what counts is where they are about a name's length away.
  const away =
    route.find(
      ({ x, y }) => Math.hypot(x - start.x, y - start.y) > NAME_LENGTH,
    ) ?? route.at(-1)!;
  const vertical = away.y < start.y ? "below" : "above";
  return `${vertical}${start.x < WIDTH / 2 ? "Right" : "Left"}` as const;
}

/** The corner of a small country at which the name of its capital is. */
const corner = (bounds: Box, side: ReturnType<typeof freeSide>): Point => ({
  x: Math.round(side.endsWith("Right") ? bounds.right : bounds.left),
  y: Math.round(side.startsWith("below") ? bounds.bottom : bounds.top),
});

/** The hours that have a name, at the lower edge: every one, or each second, third or sixth. */
function hoursIn(projection: GeoProjection): Queries.LocatorHour[] {
  const width = (projection.scale() * Math.PI) / 12;
  const step = [1, 2, 3, 6].find((hours) => hours * width > HOUR_ROOM) ?? 12;
  return [0, ...OTHER_HOURS]
    .filter((hours) => hours % step === 0)
    .map((hours) => ({
      x: Math.round(projection([hourLongitude(hours), 0])![0]),
      name: hours
        ? `${hours < 0 ? "−" : "+"}${Math.abs(hours)} h`
        : HOME_COUNTRY,
    }))
    .filter(({ x }) => x > HOUR_EDGE && x < WIDTH - HOUR_EDGE);
}

/** A line of no length with round ends is a disc that keeps its size at any width of the map. */
function dot({ x, y }: Point, kind: "speck" | "capital" | "start"): string {
  const data = `M${x} ${y}h.01`;
  const middle = kind === "speck" ? "" : path(data, 'class="middle"');
  return path(data, `class="${kind}"`) + middle;
}

/** The circle round a country that is small on its map. */
function ring({ left, top, right, bottom }: Box): string {
  const radius = Math.hypot(right - left, bottom - top) / 2 + RING_GAP;
  const [x, y, r] = [(left + right) / 2, (top + bottom) / 2, radius].map(
    Math.round,
  );
  return `<circle cx="${x}" cy="${y}" r="${r}"/>`;
}

const css = (ink: Ink) => `
path{fill:var(--land);stroke-linecap:round}
path,circle{vector-effect:non-scaling-stroke}
circle{fill:none;stroke:var(--text);stroke-width:2}
.hour{stroke:var(--sea-line)}
.country{fill:var(--${ink})}
.small{stroke:var(--text);stroke-width:.75}
.home{stroke:var(--route);stroke-width:3;stroke-dasharray:0 6}
.route{fill:none;stroke:var(--route);stroke-width:3}
.speck{stroke:var(--text);stroke-width:6}
.capital{stroke:var(--text);stroke-width:15}
.start{stroke:var(--route);stroke-width:17}
.capital+.middle{stroke:var(--paper);stroke-width:6}
.start+.middle{stroke:var(--on-route);stroke-width:6}
`;
