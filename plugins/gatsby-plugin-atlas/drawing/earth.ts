import { geoDistance } from "d3-geo";

/** Mean radius. */
export const EARTH_KM = 6371.0088;

/** Longitude and latitude in degrees, as GeoJSON has them. */
export type Position = [longitude: number, latitude: number];

export const positionOf = (spot: {
  longitude: number;
  latitude: number;
}): Position => [spot.longitude, spot.latitude];

/** Along the great circle, to the kilometre. */
export const distanceKm = (from: Position, to: Position): number =>
  Math.round(geoDistance(from, to) * EARTH_KM);

/** "101.7° E" */
export const longitudeText = (longitude: number): string =>
  `${Math.abs(longitude).toFixed(1)}° ${longitude < 0 ? "W" : "E"}`;

/** Degrees of longitude that the sun takes an hour for. */
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
