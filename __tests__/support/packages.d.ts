declare module "postcss-styled-syntax" {
  import type { Document } from "postcss";
  export function parse(code: string, options: { from: string }): Document;
}
