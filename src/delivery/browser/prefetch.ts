/** A prefetch that a policy refuses never ends in Firefox; the next ones are not to wait for it. */
const LONGEST_MS = 10_000;

const known = new Map<string, Promise<unknown>>();

/**
 * What Gatsby's loader has instead of its own prefetch, which never settles when it fails (../webpack.ts).
 * @returns settled when the file has come, will not come, or is not worth waiting for
 */
export default function prefetch(url: string, options?: object) {
  const begun = known.get(url) ?? begin(url, options);
  known.set(url, begun);
  return begun;
}

function begin(url: string, options?: object): Promise<unknown> {
  const link = document.createElement("link");
  if (link.relList.supports("prefetch"))
    return new Promise((settle) => {
      setTimeout(settle, LONGEST_MS);
      Object.assign(link, { rel: "prefetch", href: url }, options, {
        onload: settle,
        onerror: settle,
      });
      document.head.append(link);
    });
  // Safari. Data is fetched by Gatsby right after this, and would be fetched twice.
  if (url.endsWith(".json")) return Promise.resolve();
  return fetch(url).catch(() => {});
}
