export type Options = {
  /** The site's name: the title of the app shell. */
  name: string;
  /** What the copy holds besides pages, scripts and fonts, as patterns below public/: files whose name changes with their content … */
  hashed: readonly string[];
  /** … and others. */
  files: readonly string[];
};
