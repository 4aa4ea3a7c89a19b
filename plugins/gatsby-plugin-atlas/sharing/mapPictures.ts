import { WORLD } from "../../../src/lib/drawings";
import type { Atlas } from "../drawing/atlas";
import { positionOf } from "../drawing/earth";
import { pathData } from "../drawing/path";
import type { Home, Place } from "../drawing/place";
import { routeLine, round } from "../drawing/plane";
import { worldProjection } from "../drawing/worldFrame";
import {
  brand,
  colour,
  ground,
  heading,
  homeDisc,
  INK,
  meridians,
  placed,
  ROUTE,
  SEA,
} from "./canvas";

/** The home page: its heading in the Atlantic, and the world east of it with the routes that stay in the frame. */
export function worldPicture(
  name: string,
  title: string,
  map: { svg: string; places: readonly Place[]; home: Home },
): string {
  const { x, y, scale } = { x: 39, y: 10, scale: 0.835 };
  const projection = worldProjection();
  const at = (spot: { longitude: number; latitude: number }) => {
    const [left, top] = projection(positionOf(spot))!;
    return { x: round(x + left * scale), y: round(y + top * scale) };
  };
  const shown = map.places.filter(({ capital }) => at(capital).x > 505);
  const routes = shown
    .map(({ capital }) =>
      routeLine(positionOf(map.home), positionOf(capital), projection),
    )
    .map((lines) => pathData(lines, { closed: false, decimals: 1 }));
  const dots = shown.map(({ capital }) => at(capital));
  const home = at(map.home);
  // Greenland and Iceland stay out, so that the name stands on plain sea.
  return `${ground(SEA)}${meridians()}
<clipPath id="east"><path d="M505 630V118H545V0H1200V630Z"/></clipPath><g clip-path="url(#east)">
${placed(map.svg, `x="${x}" y="${y}" width="${WORLD.width * scale}" height="${WORLD.height * scale}"`)}
<path transform="translate(${x} ${y}) scale(${scale})" d="${routes.join("")}" fill="none" stroke="${ROUTE}" stroke-width="4"/>
${dots.map((dot) => `<circle cx="${dot.x}" cy="${dot.y}" r="6" fill="${INK}"/>`).join("")}</g>
${homeDisc(home.x, home.y, 24)}${brand(name)}
${heading(title, { y: 212, width: 430, height: 410, most: 104 })}`;
}

/** The About page: its heading, and the globe around home with straight routes to all capitals on it. */
export function globePicture(
  name: string,
  title: string,
  svg: string,
  { size, rings, points: capitals }: Atlas["globe"],
): string {
  const [middle, scale] = [size / 2, 0.6];
  const routes = capitals.map(
    (point) => `M${middle} ${middle}L${point.x} ${point.y}`,
  );
  const [x, y] = [862, 315];
  return `${ground(colour("paper"))}${meridians(SEA)}
<g transform="translate(${x} ${y}) scale(${scale}) translate(${-middle} ${-middle})" fill="none">
<circle cx="${middle}" cy="${middle}" r="${middle}" fill="${SEA}" stroke="${colour("sea-line")}" stroke-width="3"/>
${placed(svg, `width="${size}" height="${size}"`)}
${rings.map(({ radius }) => `<circle cx="${middle}" cy="${middle}" r="${radius}" stroke="${colour("sea-line")}" stroke-width="2.5"/>`).join("")}
<path d="${routes.join("")}" stroke="${ROUTE}" stroke-width="4"/>
${capitals.map((point) => `<circle cx="${point.x}" cy="${point.y}" r="8" fill="${INK}"/>`).join("")}</g>
${homeDisc(x, y, 24)}${brand(name)}
${heading(title, { y: 212, width: 400, height: 390, most: 104 })}`;
}
