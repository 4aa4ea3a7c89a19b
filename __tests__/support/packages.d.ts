declare module "postcss-styled-syntax" {
  import type { Document } from "postcss";
  export function parse(code: string, options: { from: string }): Document;
}

declare module "npm-run-all2" {
  type Result = { name: string; code: number };
  /** Rejects with the results of all scripts where any has failed. */
  export default function runAll(
    scripts: string[],
    options: object,
  ): Promise<Result[]>;
}
