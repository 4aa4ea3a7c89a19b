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
