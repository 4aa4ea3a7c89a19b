/**
 * Ends the build where something that the site rests on is no longer so: an old site is better than a broken one.
 * @param section of docs/upgrading.md, by its heading's anchor
 * @throws Error that names the fact and the section
 */
export function assume(
  holds: unknown,
  section: string,
  fact: string,
): asserts holds {
  if (!holds)
    throw new Error(
      `${fact}\nThe build rests on this: see docs/upgrading.md#${section}.`,
    );
}
