/**
 * A record that the checks of data/ have made sure of. GraphQL cannot know that, so its types say it may be missing.
 * @param name how the message calls it, such as "data/pages/about.json"
 * @throws Error when it is missing all the same
 */
export function assertPresent<T>(
  record: T | null | undefined,
  name: string,
): T {
  if (record == null) throw new Error(`${name} is missing from the build.`);
  return record;
}
