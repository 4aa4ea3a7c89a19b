import { readFileSync } from "node:fs";
import path from "node:path";
import { pageDataOf } from "../page";
import { repeated } from "./checks";
import { classesIn } from "./site";
import { ORIGIN, startWorker } from "./workerWorld";

// Starts the service worker as a browser does, has it install its copy from the built files, asks it for a page, takes
// the network away and asks it for every page. So names of Workbox's that are gone, a file that is not listed, or a page
// that the worker takes for another one end the build, instead of leaving visitors with an old site, or without an
// offline copy that nobody misses online.

/** What the worker answers without network. */
const asked = (address: string, mode: string) => ({
  clientId: "",
  resultingClientId: "page",
  request: { url: ORIGIN + address, method: "GET", mode, destination: "" },
});

/** What belongs into the offline copy, and nothing else. */
const OFFLINE =
  /^\/((.+\/)?index\.html|page-data\/.+\.json|assets\/(?!component---cache|styled-[0-9a-f]{8}-).+\.(js|css)|(atlas|flags)\/.+\.(svg|webp)|symbols\/.+\.svg|static\/[^/]+\.woff2|icon\.svg|manifest\.webmanifest|offline\/.+\.webp)$/;

const LACKING_SHEET = /\/assets\/styled-[0-9a-f]{8}-.+\.css$/;

/**
 * @param pages paths of all pages
 * @param files addresses of all files of the site
 */
export async function workerFaults(
  folder: string,
  pages: readonly string[],
  files: readonly string[],
  prefix: string,
): Promise<string[]> {
  const { run, dispatch, state } = startWorker(folder, "/sw.js", prefix);
  const found: string[] = [];
  const report = (fault: string) =>
    found.push(`${fault}: see docs/upgrading.md#the-service-worker.`);
  try {
    run("sw.js");
    await dispatch("install", {});
    await dispatch("activate", {});
  } catch (error) {
    report(`The service worker does not start (${String(error)})`);
    return found;
  }
  for (const [address, mode] of [
    ["/", "navigate"],
    [pageDataOf("/"), "cors"],
  ] as const) {
    state.fetched = 0;
    await dispatch("fetch", asked(prefix + address, mode)).catch(() => {});
    if (state.fetched === 0)
      report(`${address} does not come from the network, where there is one`);
  }
  state.isOnline = false;
  const code = readFileSync(path.join(folder, "sw.js"), "utf8");
  const wanted = files.filter((file) =>
    OFFLINE.test(file.slice(prefix.length)),
  );
  const listed = [...code.matchAll(/"url": "([^"]+)"/g)].map(
    ([, url]) => new URL(url!, `${ORIGIN}${prefix}/`).pathname,
  );
  const isWanted = new Set(wanted);
  const routes = code.matchAll(
    /registerRoute\((?!\/\^never\$\/)\/.*, new workbox/g,
  );
  const extra = [
    ...listed.filter((file) => !isWanted.has(file)),
    ...repeated(listed),
    ...[...routes].map(([route]) => route),
  ];
  for (const one of extra)
    report(`The service worker caches what nobody asked for (${one})`);
  const expect = async (
    address: string,
    mode: string,
    isRight: (body: string) => boolean = () => true,
  ) => {
    const answer = (await dispatch("fetch", asked(address, mode)).catch(
      () => undefined,
    )) as Response | undefined;
    if (!answer?.ok || !isRight(await answer.text()))
      report(`${address} is not there without network`);
  };
  for (const page of pages.filter((page) => page !== "/404.html"))
    await expect(prefix + page, "navigate", (html) =>
      html.includes(`window.pagePath="${page}"`),
    );
  for (const file of wanted.filter((file) => !file.endsWith(".html")))
    await expect(file, "cors");
  // Of styles the copy holds one sheet, which stands for what each page would fetch.
  for (const sheet of files.filter((file) => LACKING_SHEET.test(file))) {
    const own = readFileSync(path.join(folder, sheet.slice(prefix.length)));
    await expect(sheet, "cors", (whole) =>
      [...classesIn(own.toString())].every((name) =>
        classesIn(whole).has(name),
      ),
    );
  }
  return found;
}
