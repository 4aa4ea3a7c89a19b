/**
 * Types of the two files of world-atlas in use. Without them the compiler would read megabytes of coordinates
 * to work the types out for itself.
 */
declare module "world-atlas/countries-10m.json" {
  import type { GeometryCollection, Topology } from "topojson-specification";

  const topology: Topology<{ countries: GeometryCollection<{ name: string }> }>;
  export default topology;
}

declare module "world-atlas/countries-50m.json" {
  export { default } from "world-atlas/countries-10m.json";
}
