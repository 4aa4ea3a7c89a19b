/** What the site's rules, forms and commands use of this plugin. It runs in browsers, too; node.ts does not. */
// Named one by one, because an ES module such as forms/main.ts finds no names through "export *".
export { check, type CheckedContent, type Content, type Rule } from "./check";
export type { Part } from "./check/compare";
export {
  breadcrumbOf,
  error,
  type FileLocation,
  fileItself,
  NAME_FIELDS,
  type Path,
  type Problem,
  TITLE_FIELDS,
  warning,
} from "./check/problem";
export { report, sentence, summary } from "./check/report";
export { and, didYouMean } from "./english";
export {
  choicesOf,
  entryOf,
  fieldsOf,
  helpOf,
  instructionOf,
  jsonTypeOf,
  limitsOf,
  mayBeNull,
  metaOf,
} from "./schema";
