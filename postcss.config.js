// No plugin: what a browser needs a prefix for is written with it, and Gatsby itself makes the style sheet small.
// gatsby-plugin-postcss ends without this file.
module.exports = { plugins: [] };
