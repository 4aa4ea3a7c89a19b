/**
 * What the files in data/ may say, one file here for each file there. The check, the TypeScript types, Gatsby's GraphQL types,
 * the editors' completion and forms are all derived from these schemas.
 *
 * House rules: what an editor can switch on is `.nullable()` and null in the file; an occasional extra is
 * `.nullish()`; lists are readonly; a shape used twice and every enum has an id, which is its GraphQL name.
 */
export * from "./aptitudeTest";
export * from "./countries";
export * from "./pages/about";
export * from "./pages/aptitudeTest";
export * from "./pages/country";
export * from "./pages/educationSupport";
export * from "./pages/home";
export * from "./pages/onlineEducation";
export * from "./pages/programs";
export * from "./pages/scholarships";
export * from "./pages/services";
export * from "./scholarships";
export * from "./shared";
export * from "./site";
