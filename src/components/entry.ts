/** An entry of a list. */
export type Entry = {
  /** The heading. */
  title: string;
  text?: string;
  /** A list below the text, or instead of it. */
  features?: readonly string[];
  /** A drawing: its name in the list's sprite. */
  symbol?: string | null;
};
