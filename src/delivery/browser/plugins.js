/**
 * What Gatsby's API runner calls in the browser, instead of the list that Gatsby writes (.cache/api-runner-browser-plugins.js):
 * that one carries all options of all plugins to the visitor. The build ends where it names a plugin that is not known here
 * (../replacements.ts).
 */
module.exports = [{ plugin: require("../../../gatsby-browser") }];
