import { geoDistance } from "d3-geo";
import type { LineString } from "geojson";
import { HOME_MERIDIAN, HOUR } from "../lib/drawings";

/** Mean radius. */
export const EARTH_KM = 6371.0088;

/** Longitude and latitude in degrees, as GeoJSON has them. */
export type Position = [longitude: number, latitude: number];

/** Home, or a capital. */
export type City = { longitude: number; latitude: number };

export const positionOf = ({ longitude, latitude }: City): Position => [
  longitude,
  latitude,
];

/** The shortest way between two cities. */
export const routeBetween = (from: City, to: City): LineString => ({
  type: "LineString",
  coordinates: [positionOf(from), positionOf(to)],
});

/** Along the great circle, to the kilometre. */
export const distanceKm = (from: City, to: City): number =>
  Math.round(geoDistance(positionOf(from), positionOf(to)) * EARTH_KM);

/** "101.7° E" */
export const longitudeText = (longitude: number): string =>
  `${Math.abs(longitude).toFixed(1)}° ${longitude < 0 ? "W" : "E"}`;

/** All full hours round the Earth, seen from India, but its own. */
export const OTHER_HOURS = Array.from(
  { length: 24 },
  (_, at) => at - 16,
).filter(Boolean);

/** The longitude where the sun is this many hours ahead of home's clock. */
export const hourLongitude = (hours: number): number =>
  HOME_MERIDIAN + HOUR * hours;
