import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { load, type CheerioAPI } from "cheerio";
import { redirects } from "../lib/redirects";
import type { OtherHosts } from "./otherHosts";
import { filesIn, pageDataOf, pageFiles, pathOf } from "./page";
import { inlineHashes, policyOf } from "./policy";
import { COMPONENT } from "./styles";
import { workerFaults } from "./workerProof";

// The build proves what it publishes: it reads the files as visitors will get them, and knows nothing of how they were made.

/** What a page may weigh over the wire, by gzip: the scripts are 100 KB by Brotli. */
const MOST_HTML = 40_000;
const MOST_SCRIPTS = 117_000;

type PublishedPage = { path: string; html: string; $: CheerioAPI };

/** All addresses are as visitors ask for them: below the prefix. */
class PublishedSite {
  readonly files: Set<string>;
  readonly pages: PublishedPage[];
  readonly #texts = new Map<string, string>();

  constructor(
    readonly folder: string,
    readonly prefix: string,
  ) {
    const names = filesIn(folder);
    this.files = new Set(names.map((name) => `${prefix}/${name}`));
    this.pages = pageFiles(names).map((file) => {
      const html = readFileSync(path.join(folder, file), "utf8");
      return { path: pathOf(file), html, $: load(html) };
    });
  }

  text(address: string): string {
    const text =
      this.#texts.get(address) ??
      // What is missing is said by the check of files.
      (this.files.has(address)
        ? readFileSync(
            path.join(this.folder, address.slice(this.prefix.length)),
            "utf8",
          )
        : "");
    this.#texts.set(address, text);
    return text;
  }

  readonly #weights = new Map<string, number>();

  /** What a text takes over the wire. */
  weight(address: string): number {
    const weight =
      this.#weights.get(address) ?? gzipSync(this.text(address)).length;
    this.#weights.set(address, weight);
    return weight;
  }
}

/** A check says what is wrong with a page, and what to do about it. */
type Check = (page: PublishedPage, site: PublishedSite) => string[];

const values = ($: CheerioAPI, name: string, selector = `[${name}]`) =>
  $(selector)
    .map((_, element) => $(element).attr(name) ?? "")
    .get();

const repeated = (all: readonly string[]) =>
  all.filter((one, at) => all.indexOf(one) !== at);

const head: Check = ({ $ }) => [
  ...["head > title", "h1", 'meta[name="description"]'].flatMap((selector) => {
    const found = $(selector);
    const text = found.text() || found.attr("content");
    return found.length === 1 && text?.trim()
      ? []
      : `has ${found.length} ${selector}, not one that says something: see its Head, and its file in data/`;
  }),
  ...($("head > title:not([data-gatsby-head])").length > 0
    ? ["has a head that React has moved: see docs/upgrading.md#the-head"]
    : []),
];

const ids: Check = ({ $ }) =>
  repeated(values($, "id")).map(
    (id) => `has the id "${id}" twice: give one of them another`,
  );

const NAMING = ["for", "aria-labelledby", "aria-describedby", "aria-controls"];

const names: Check = ({ $ }) => {
  const there = new Set(values($, "id"));
  return NAMING.flatMap((name) => values($, name))
    .flatMap((list) => list.split(/\s+/))
    .filter((id) => !there.has(id))
    .map((id) => `names an element "${id}" that is not there`);
};

const byRule = (address: string, prefix: string) =>
  redirects().some(({ from }) => prefix + from === address);

const links: Check = ({ path, $ }, { pages, files, prefix }) =>
  values($, "href", "a[href]").flatMap((to) => {
    if (/^(https?|mailto|tel):/.test(to)) return [];
    const [place = "", id] = to.replace(/\?[^#]*/, "").split("#");
    const page = pages.find((each) =>
      place ? prefix + each.path === place : each.path === path,
    );
    if (
      to &&
      page &&
      (!id || page.$(`[id="${decodeURIComponent(id)}"]`).length === 1)
    )
      return [];
    if (!id && (byRule(place, prefix) || files.has(place))) return [];
    return `links to ${to || "nothing"}, which is not there: correct the link in data/, or the route`;
  });

const inSet = (set: string) =>
  set.split(",").map((one) => one.trim().split(/\s+/)[0] ?? "");

/** Addresses of everything of ours that a page loads, by its HTML and by its first script. */
function assets({ $ }: PublishedPage): string[] {
  const loaded = [
    ...values($, "src"),
    ...values($, "href", "link[href], image[href], use[href]"),
    ...values($, "srcset").flatMap(inSet),
    ...[
      ...$("style")
        .text()
        .matchAll(/url\(["']?([^"')]+)/g),
    ].map(([, address = ""]) => address),
    ...fetchedLater($),
  ];
  const { origin } = new URL($('link[rel="canonical"]').attr("href") ?? "x:/");
  return loaded.filter(
    (address) =>
      !/^(data:|https?:)/.test(address) && !address.startsWith(origin),
  );
}

/** What the first script is called with: see scripts.ts. */
function fetchedLater($: CheerioAPI): string[] {
  const code = $("#early").text();
  const call = code.slice(code.lastIndexOf("})("));
  return [...call.matchAll(/"(\/[^"]+)"/g)].map(([, address = ""]) => address);
}

const files: Check = (page, site) =>
  [...new Set(assets(page))].flatMap((address) => {
    const [file = "", id] = address.split("#");
    if (!site.files.has(file))
      return `loads ${file}, which is not there: see the build's own output above`;
    return id && !site.text(file).includes(`id="${id}"`)
      ? `takes "${id}" from ${file}, which has no such drawing`
      : [];
  });

const scripts: Check = ({ path, $ }, site) => {
  const later = fetchedLater($).filter((address) => address.endsWith(".js"));
  const component = JSON.parse(site.text(site.prefix + pageDataOf(path))) as {
    componentChunkName: string;
  };
  const missing = [
    "webpack-runtime",
    "framework",
    "app",
    component.componentChunkName,
  ].filter(
    (name) =>
      !later.some((file) => file.startsWith(`${site.prefix}/assets/${name}-`)),
  );
  const weight = later.reduce((sum, file) => sum + site.weight(file), 0);
  return [
    ...missing.map((name) => `does not fetch its script ${name}`),
    ...(weight > MOST_SCRIPTS
      ? [
          `has ${weight} bytes of scripts, more than ${MOST_SCRIPTS}: look into public/assets/*.map for what is new`,
        ]
      : []),
  ];
};

const classes = (css: string) => new Set(css.match(/(?<=\.)sc-[a-z0-9]+-\d+/g));

/** The ids of all components that scripts can show. */
const componentsOf = (script: string) =>
  [...script.matchAll(/componentId:"([^"]+)"/g)].map(([, id = ""]) => id);

const styled: Check = ({ $ }, site) => {
  const sheets = fetchedLater($).filter((address) => address.endsWith(".css"));
  if (sheets.length !== 1 || !site.files.has(sheets[0]!))
    return ["does not fetch the styles that it lacks"];
  const own = classes($("style").text());
  const all = new Set([...own, ...classes(site.text(sheets[0]!))]);
  const shown = values($, "class")
    .flatMap((list) => list.split(/\s+/))
    .filter((name) => COMPONENT.test(name));
  const later = scriptsIn(site).flatMap((file) =>
    componentsOf(site.text(file)),
  );
  return [
    ...(shown.length === 0 ? ["shows no styled component at all"] : []),
    ...[...new Set(shown)]
      .filter((name) => !own.has(name))
      .map((name) => `shows ${name}, for which its HTML has no style`),
    ...[...new Set(later)]
      .filter((name) => !all.has(name))
      .map((name) => `may show ${name}, for which there is no style`),
  ];
};

const policy =
  (others: OtherHosts): Check =>
  ({ $ }) => {
    const meta = $('meta[http-equiv="Content-Security-Policy"]');
    const hashes = ["script", "style"] as const;
    if (
      meta.attr("content") !== policyOf($, others) ||
      !hashes.every((kind) =>
        inlineHashes($, kind).every((hash) =>
          meta.attr("content")?.includes(hash),
        ),
      )
    )
      return ["has a policy that does not fit its inline scripts and styles"];
    return meta.prevAll("script, style, link").length > 0
      ? ["has scripts or styles before its policy"]
      : [];
  };

const placeholders: Check = ({ html }) =>
  (
    html.replace(/<(style|script)[^]*?<\/\1>/g, "").match(/\{[a-z]+\}/gi) ?? []
  ).map(
    (left) =>
      `still says ${left}: see what data/README.md says of placeholders`,
  );

const weight: Check = ({ html }) => {
  const size = gzipSync(html).length;
  return size > MOST_HTML
    ? [
        `has ${size} bytes of HTML, more than ${MOST_HTML}: show less of the data, or spread it over more pages`,
      ]
    : [];
};

const scriptsIn = ({ files }: PublishedSite) =>
  [...files].filter((file) => /\/assets\/.*\.js$/.test(file));

/** Styles belong in the sheets. */
const scriptFaults = (site: PublishedSite) =>
  scriptsIn(site)
    .filter((file) =>
      /@media|:hover|\bdisplay:\s?(grid|flex)/.test(site.text(file)),
    )
    .map(
      (file) =>
        `${file} brings styles: see docs/upgrading.md#styled-components.`,
    );

/**
 * What is wrong with a built site.
 * @returns a line for each fault: the page, the fact, what to do
 */
export async function faults(
  folder: string,
  others: OtherHosts,
  prefix = "",
): Promise<string[]> {
  const site = new PublishedSite(folder, prefix);
  const checks = [
    head,
    ids,
    names,
    links,
    files,
    scripts,
    styled,
    policy(others),
    placeholders,
    weight,
  ];
  const titles = repeated(site.pages.map(({ $ }) => $("head > title").text()));
  return [
    ...site.pages.flatMap((page) =>
      checks.flatMap((check) =>
        check(page, site).map((fault) => `${page.path} ${fault}.`),
      ),
    ),
    ...titles.map((title) => `Two pages have the title "${title}".`),
    ...scriptFaults(site),
    ...(await workerFaults(
      folder,
      site.pages.map((page) => page.path),
      [...site.files],
      prefix,
    )),
  ];
}
