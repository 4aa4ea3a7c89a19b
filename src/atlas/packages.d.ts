/** The part of d3-geo-projection that the atlas uses: there are no published types. */
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

/** Without a type the compiler would read megabytes of coordinates to work it out. */
declare module "world-atlas/countries-10m.json" {
  import type { GeometryCollection, Topology } from "topojson-specification";

  const topology: Topology<{ countries: GeometryCollection<{ name: string }> }>;
  export default topology;
}

declare module "world-atlas/countries-50m.json" {
  export { default } from "world-atlas/countries-10m.json";
}
