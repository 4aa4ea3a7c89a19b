import { checkData } from "./checkData";
import { factsOf, withFacts } from "./facts";
import type { Scholarship, SiteSettings } from "./model";
import { parsed, readData } from "./readData";

/** Read when first asked for: Gatsby may run queries in worker processes, in which nothing was checked. */
let latest: Record<string, unknown> | undefined;

/** Checks data/, and uses it from now on where it has no error. @returns what the check found */
export async function refreshValidData(): ReturnType<typeof checkData> {
  const checked = await checkData();
  if (checked.errors.length === 0) latest = parsed(checked.files);
  return checked;
}

/**
 * A file of data/ as it last was without an error: `develop` goes on with this until an editor has fixed the error.
 * For callers that run after the first check.
 */
export const validData = <Content>(file: string): Content =>
  (latest ??= parsed(readData()))[file] as Content;

/** The same with the facts in its texts, as queries answer it. */
export function filledData<Content>(file: string): Content {
  const { name } = validData<SiteSettings>("site.json");
  const awards = validData<Scholarship[]>("scholarships.json");
  return withFacts(validData<Content>(file), factsOf(name, awards));
}

/** What Gatsby passes to a resolver. Asking it for nodes makes Gatsby run the query again when one of them changes. */
export type ResolverContext = {
  nodeModel: { findAll(of: { type: string }): Promise<unknown> };
};
