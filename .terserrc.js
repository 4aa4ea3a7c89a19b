// How Parcel writes our TypeScript for Gatsby (gatsby-node.ts and what it imports), on every build, to be run once: making
// it short took longer than all the rest of it. What visitors get is made by webpack, which does not read this.
module.exports = { compress: false, mangle: false };
