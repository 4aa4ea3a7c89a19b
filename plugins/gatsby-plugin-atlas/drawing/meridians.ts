import { WORLD } from "../../../src/lib/drawings";

/** Degrees that the sun moves in an hour. */
const DEGREES_PER_HOUR = 15;

/** India's standard meridian: the zero of every map, because it sets the clock at home. */
const HOME_MERIDIAN = 82.5;

/** The meridians of full hours from home, west to east. */
export const HOUR_MERIDIANS = Array.from(
  { length: 24 },
  (_, index) => index - 16,
).map((hours) => ({
  hours,
  longitude: HOME_MERIDIAN + hours * DEGREES_PER_HOUR,
}));

/** Where a meridian is on the world map: 0 at its west end, 1 at its east end. tokens.css has some of these. */
export const shareOfWidth = (longitude: number): number =>
  (longitude - WORLD.west) / (WORLD.east - WORLD.west);

/** Those on the world map. */
export const HOURS_ON_MAP = HOUR_MERIDIANS.filter(({ longitude }) => {
  const share = shareOfWidth(longitude);
  return share > 0 && share < 1;
});

/** Where the phone's map begins, which is larger than its screen. */
export const PHONE_WEST = -35;
