// No plugin: what a browser needs a prefix for is written with it, and Gatsby itself makes the style sheet small.
// Without this file postcss-loader would look for one in the folders above the project.
module.exports = { plugins: [] };
