// @ts-check
// Not in TypeScript: of a local plugin Gatsby compiles all files but this one.

/** The folder of the records. A build clears .cache/, and Git ignores it. */
export const RECORDS = ".cache/records";

/** Adds the two plugins by which Gatsby reads them. @type {import("gatsby").GatsbyConfig} */
const config = {
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { path: RECORDS } },
    {
      resolve: "gatsby-transformer-json",
      options: {
        typeName: (/** @type {{ node: { name: string } }} */ { node }) =>
          node.name,
      },
    },
  ],
};

export default config;
