// Not in TypeScript: of a local plugin Gatsby compiles all files but this one.

/** The folder of the records. A build clears .cache/, and Git ignores it. */
export const RECORDS = ".cache/records";

/** Adds the two plugins by which Gatsby reads them. */
export default {
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { path: RECORDS } },
    {
      resolve: "gatsby-transformer-json",
      options: { typeName: ({ node }) => node.name },
    },
  ],
};
