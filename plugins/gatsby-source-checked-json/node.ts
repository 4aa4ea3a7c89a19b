/** What the site's commands and pages use of this plugin in Node. */
export { checkFolder } from "./checkFolder";
export { readRecord } from "./records";
