/** What the site's rules, forms and commands use of this plugin. It runs in browsers, too; node.ts does not. */
export * from "./check";
export type { Part } from "./check/compare";
export * from "./check/problem";
export * from "./check/report";
export * from "./english";
export * from "./readModel";
