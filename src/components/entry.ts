import type { ReactNode } from "react";

/** An entry of a list. */
export type Entry = {
  /** The heading. */
  title: string;
  text?: string;
  /** Below the text, or instead of it. */
  content?: ReactNode;
  /** A drawing. */
  art?: ReactNode;
};
