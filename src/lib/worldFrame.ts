/** The part of the world that maps show, in degrees, and the frame in which positions on them are counted, in pixels. */
export const WORLD = {
  west: -139, // of Canada
  east: 166, // of Australia
  south: -56,
  north: 79.5,
  width: 1440,
  /** As high as the projection makes these latitudes: a test compares them. */
  height: 735,
} as const;
