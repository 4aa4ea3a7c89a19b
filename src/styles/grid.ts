import { HOME_MERIDIAN, HOUR, PHONE_MAP, RULER, WORLD } from "../lib/drawings";
import { percent } from "../lib/percent";
import { onMeridian, onPhones, onWide } from "./media";

// Every length of the map of the world and of its hours. Gutters, columns, meridians and the map grow with the window
// without a limit, so they keep together at any width.

/** One hour, as a share of the map's width. */
const hourShare = HOUR / (WORLD.east - WORLD.west);

/** The offset of an hour on the map, as a share of the map's width. */
const shareAt = (hours: number) =>
  (HOME_MERIDIAN - WORLD.west) / (WORLD.east - WORLD.west) + hours * hourShare;

/**
 * The tokens of a box that shows the map, as CSS lengths: 100% is the box's width. They are the map's width, the offset
 * of its left edge, the distance from one hour to the next, and the offsets of the ruler's first hour and of home.
 * @param map its width and left edge, in parts of the box's width
 */
export function gridTokens(map: { width: number; left: number }): string {
  const at = (hours: number) => percent(map.left + map.width * shareAt(hours));
  return [
    `--map-width:${percent(map.width)}`,
    `--map-left:${percent(map.left)}`,
    `--hour:${percent(map.width * hourShare)}`,
    `--first-hour:${at(RULER.first)}`,
    `--home-x:${at(0)}`,
  ].join(";");
}

/** The map's aspect ratio. */
export const worldRatio = `${WORLD.width} / ${WORLD.height}`;

/** `count` hours of longitude as a CSS length. 100% must be the page without its gutters, which spans the ruler. */
export const hourWidths = (count: number) =>
  `(100% * ${count} / ${RULER.last - RULER.first})`;

/** Two columns of a CSS grid. @param count the hours after which the second begins @param gap between them */
export const columnsAfter = (count: number, gap = "var(--space-6)") =>
  `calc(${hourWidths(count)} - ${gap}) minmax(0, 1fr)`;

/** From 1024 px on the right gutter has room for the chat button. */
const gutter = (least: string) =>
  `max(${least},${percent(shareAt(RULER.first), "vw")})`;

/** The grid's tokens for the whole document. Phones show a part of the map. */
export const gridStyles = `
:root{${gridTokens({ width: 1, left: 0 })};--gutter:${gutter("20px")};--gutter-r:var(--gutter);--beside-meridian:minmax(0,1fr);--meridian:none}
@media ${onWide}{:root{--gutter-r:${gutter("60px")};--beside-meridian:${columnsAfter(11)}}}
@media ${onMeridian}{:root{--beside-meridian:${columnsAfter(-RULER.first, "var(--space-2)")};--meridian:dotted}}
@media ${onPhones}{:root{${gridTokens(PHONE_MAP)}}}
`;
