import { HOME_MERIDIAN, HOUR, PHONE_MAP, RULER, WORLD } from "../lib/drawings";
import { percent } from "../lib/placeOn";
import { onMeridian, onPhones, onWide } from "./media";

// Every length of the map of the world and of its hours. Gutters, columns, meridians and the map grow with the window
// without a limit, so they keep together at any width.

/** Offsets in a box that shows the map, as CSS lengths: 100% is the box's width. */
export type Grid = {
  /** The map's width, and the offset of its left edge. */
  width: string;
  left: string;
  /** From one hour to the next. */
  hour: string;
  /** The ruler's first hour, and home's. */
  firstHour: string;
  home: string;
};

/** One hour, as a share of the map's width. */
const hourShare = HOUR / (WORLD.east - WORLD.west);

/** The offset of an hour on the map, as a share of the map's width. */
const shareAt = (hours: number) =>
  (HOME_MERIDIAN - WORLD.west) / (WORLD.east - WORLD.west) + hours * hourShare;

/** @param map its width and left edge, in parts of the box's width */
export function gridOf(map: { width: number; left: number }): Grid {
  const at = (hours: number) => percent(map.left + map.width * shareAt(hours));
  return {
    width: percent(map.width),
    left: percent(map.left),
    hour: percent(map.width * hourShare),
    firstHour: at(RULER.first),
    home: at(0),
  };
}

/** The map as it lies on every page. Phones show a part of it. */
export const pageGrid: Grid = {
  width: "var(--map-width)",
  left: "var(--map-left)",
  hour: "var(--hour)",
  firstHour: "var(--first-hour)",
  home: "var(--home-x)",
};

/** The map's aspect ratio. */
export const worldRatio = `${WORLD.width} / ${WORLD.height}`;

/** `count` hours of longitude as a CSS length. 100% must be the page without its gutters, which spans the ruler. */
export const hours = (count: number) =>
  `(100% * ${count} / ${RULER.last - RULER.first})`;

/** Two columns of a CSS grid. @param count the hours after which the second begins @param gap between them */
export const columnsAfter = (count: number, gap = "var(--space-6)") =>
  `calc(${hours(count)} - ${gap}) minmax(0, 1fr)`;

const tokens = ({ width, left, hour, firstHour, home }: Grid) =>
  `--map-width:${width};--map-left:${left};--hour:${hour};--first-hour:${firstHour};--home-x:${home}`;

/** From 1024 px on the right gutter has room for the chat button. */
const gutter = (least: string) =>
  `max(${least},${percent(shareAt(RULER.first), "vw")})`;

/** The grid's tokens, for the whole document. */
export const gridStyles = `
:root{${tokens(gridOf({ width: 1, left: 0 }))};--gutter:${gutter("20px")};--gutter-r:var(--gutter);--beside-meridian:minmax(0,1fr);--meridian:none}
@media ${onWide}{:root{--gutter-r:${gutter("60px")};--beside-meridian:${columnsAfter(11)}}}
@media ${onMeridian}{:root{--beside-meridian:${columnsAfter(-RULER.first, "var(--space-2)")};--meridian:dotted}}
@media ${onPhones}{:root{${tokens(gridOf(PHONE_MAP))}}}
`;
