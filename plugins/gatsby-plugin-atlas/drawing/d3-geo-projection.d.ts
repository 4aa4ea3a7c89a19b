/** The part of d3-geo-projection that the atlas uses; there are no published types for the package. */
declare module "d3-geo-projection" {
  import type { GeoProjection } from "d3-geo";

  /** Patterson's cylindrical projection: meridians are vertical and evenly spaced. */
  export function geoPatterson(): GeoProjection;

  /** The bare formula, from radians to radians of the equator. */
  export function geoPattersonRaw(
    lambda: number,
    phi: number,
  ): [number, number];
}
