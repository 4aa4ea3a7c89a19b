// Gatsby itself adds vendor prefixes and makes the style sheet small. gatsby-plugin-postcss wants this file to exist.
module.exports = { plugins: [] };
