import type { Content } from "../../plugins/gatsby-source-checked-json";
import { rules } from "./check/rules";
import { warnings } from "./check/warnings";
import { contentFiles } from "./registry";

/** What gatsby-source-checked-json is told of data/. */
export const content: Content = {
  files: contentFiles,
  rules: [...rules, ...warnings],
};
