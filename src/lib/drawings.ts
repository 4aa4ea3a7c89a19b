// Constants that the atlas and the pages share.

// Drawings and positions on them are in whole units, of which about three make a CSS pixel.

/** The bounds of the world map in degrees, and its size. */
export const WORLD = {
  west: -141, // Where Alaska begins, beyond Canada.
  east: 171, // The first and the last hour of RULER are equally far from the edges.
  south: -58.55,
  north: 79.5,
  width: 4320,
  /** As high as the projection makes these latitudes: a test compares them. */
  height: 2205,
} as const;

/** The longitude of India's standard meridian, which sets the clock at home. */
export const HOME_MERIDIAN = 82.5;

/** One hour of the sun, in degrees of longitude. */
export const HOUR = 15;

/** The first and the last hour on the ruler, seen from home. The page's text lies between the two. */
export const RULER = { first: -14, last: 5 } as const;

/** Where phones show the map, in parts of the window's width: without the Pacific, and +5 h at the gutter of 390 px. */
export const PHONE_MAP = { width: 1.1667, left: -0.1675 } as const;

/**
 * Where the name of a dot may be on a map, the best side first: the offset from the dot's centre to the nearer end of the
 * name (0: to its middle) and to its middle in height, in em of its letters.
 */
export const NAME_SIDES = {
  left: [-0.54, 0],
  right: [0.54, 0],
  aboveRight: [0.54, -0.7],
  belowRight: [0.54, 0.7],
  aboveLeft: [-0.54, -0.7],
  belowLeft: [-0.54, 0.7],
  below: [0, 1.2],
  above: [0, -1.2],
} as const;

const LEFT_OF_HOME = [-0.92, 0] as const;
/** Beyond India's meridian. */
const RIGHT_OF_HOME = [1.4, -0.65] as const;

/** Where home's name is on each map and kind of screen, as in NAME_SIDES. */
export const HOME_NAME = {
  world: { wide: LEFT_OF_HOME, narrow: RIGHT_OF_HOME },
  globe: { wide: RIGHT_OF_HOME, narrow: RIGHT_OF_HOME },
} as const;

/** The smallest width of each map in px, by kind of screen: names are laid out for it, and are smaller below it. */
export const NARROWEST = {
  world: { wide: 1024, narrow: 373 },
  globe: { wide: 500, narrow: 280 },
} as const;

/**
 * The extent of a country's map, in which positions are counted. It is drawn further, by `margin` on both sides of each
 * axis, so that the page may show it in a box of any shape from 5:4 to 2:1.
 */
export const LOCATOR = {
  width: 1920,
  height: 1536,
  margin: { x: 570, y: 120 },
  /**
   * The largest font sizes of names and hours, and the height reserved for each: those of a window of 320 px, where the map
   * is 280 px wide. In wider windows texts take less of the map.
   */
  text: { name: 103.5, nameRoom: 231, hour: 90, hourRoom: 150 },
} as const;

/** The id in each drawing of the atlas that switches it to dark colours: "world.svg#dark" shows the map in the dark theme. */
export const DARK_ID = "dark";

/** The address that shows a drawing in dark colours. It is the same file, so a visit downloads one for both themes. */
export const inDark = (url: string): string => `${url}#${DARK_ID}`;
