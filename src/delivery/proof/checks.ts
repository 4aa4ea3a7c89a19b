import { gzipSync } from "node:zlib";
import { pageDataOf } from "../page";
import { policyOf, type OtherHosts } from "../policy";
import { COMPONENT } from "../styles";
import { classesIn, type Page, type Site } from "./site";

/** What a page may weigh over the wire, by gzip: the scripts are 100 KB by Brotli. */
const MOST_HTML = 40_000;
const MOST_SCRIPTS = 117_000;
/** And for each entry of its lists: an editor may have a thousand scholarships. */
const HTML_PER_ENTRY = 40;
/** And for each page: Gatsby writes the paths of all countries into its scripts. */
const SCRIPTS_PER_PAGE = 10;

/** A check says what is wrong with a page, and what to do about it. */
type Check = (page: Page, site: Site, others: OtherHosts) => string[];

/** What a list holds more than once. */
export const repeated = (all: readonly string[]) =>
  all.filter((one, at) => all.indexOf(one) !== at);

const head: Check = ({ all }) => [
  ...["head > title", "h1", 'meta[name="description"]'].flatMap((selector) => {
    const found = all("title", "h1", "meta").filter(selector);
    const text = found.text() || found.attr("content");
    return found.length === 1 && text?.trim()
      ? []
      : `has ${found.length} ${selector}, not one that says something: see its Head, and its file in data/`;
  }),
  ...(all("title").filter("head > :not([data-gatsby-head])").length > 0
    ? ["has a head that React has moved: see docs/upgrading.md#the-head"]
    : []),
];

const ids: Check = ({ values }) =>
  repeated(values("id")).map(
    (id) => `has the id "${id}" twice: give one of them another`,
  );

const names: Check = ({ values }) => {
  const there = new Set(values("id"));
  return values("for", "aria-labelledby", "aria-describedby", "aria-controls")
    .flatMap((list) => list.split(/\s+/))
    .filter((id) => !there.has(id))
    .map((id) => `names an element "${id}" that is not there`);
};

/** Addresses of everything of ours that a page loads, by its HTML and by its first script. */
function assets({ all, values, fetchedLater }: Page): string[] {
  const inSets = values("srcset")
    .flatMap((set) => set.split(","))
    .map((one) => one.trim().split(/\s+/)[0]!);
  const inStyles = [
    ...all("style")
      .text()
      .matchAll(/url\(["']?([^"')]+)/g),
  ].map(([, address]) => address!);
  const { origin } = new URL(
    all("link").filter('[rel="canonical"]').attr("href") ?? "x:/",
  );
  return [
    ...values("src", "link href", "image href", "use href"),
    ...[...inSets, ...inStyles, ...fetchedLater],
  ].filter(
    (address) =>
      !/^(data:|https?:)/.test(address) && !address.startsWith(origin),
  );
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

const scripts: Check = ({ path, fetchedLater }, site) => {
  const later = fetchedLater.filter((address) => address.endsWith(".js"));
  const { componentChunkName } = JSON.parse(
    site.text(site.prefix + pageDataOf(path)),
  ) as {
    componentChunkName: string;
  };
  const missing = [
    "webpack-runtime",
    "framework",
    "app",
    componentChunkName,
  ].filter(
    (name) =>
      !later.some((file) => file.startsWith(`${site.prefix}/assets/${name}-`)),
  );
  const weight = later.reduce((sum, file) => sum + site.weight(file), 0);
  const most = MOST_SCRIPTS + SCRIPTS_PER_PAGE * site.pages.length;
  return [
    ...missing.map((name) => `does not fetch its script ${name}`),
    ...(weight > most
      ? [
          `has ${weight} bytes of scripts, more than ${most}: look into public/assets/*.map for what is new`,
        ]
      : []),
  ];
};

const styled: Check = ({ all, values, fetchedLater }, site) => {
  const sheets = fetchedLater.filter((address) => address.endsWith(".css"));
  if (sheets.length !== 1 || !site.files.has(sheets[0]!))
    return ["does not fetch the styles that it lacks"];
  const own = classesIn(all("style").text());
  const later = classesIn(site.text(sheets[0]!));
  const shown = new Set(values("class").join(" ").split(/\s+/));
  const components = [...shown].filter((name) => COMPONENT.test(name));
  return [
    ...(components.length === 0 ? ["shows no styled component at all"] : []),
    ...components
      .filter((name) => !own.has(name))
      .map((name) => `shows ${name}, for which its HTML has no style`),
    ...[...site.components]
      .filter((name) => !own.has(name) && !later.has(name))
      .map((name) => `may show ${name}, for which there is no style`),
  ];
};

const policy: Check = ({ all }, _, others) => {
  const meta = all("meta").filter('[http-equiv="Content-Security-Policy"]');
  if (meta.attr("content") !== policyOf(all("script", "style"), others))
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

const weight: Check = ({ html, all }) => {
  const size = gzipSync(html).length;
  const most = MOST_HTML + HTML_PER_ENTRY * all("li").filter("main *").length;
  return size > most
    ? [
        `has ${size} bytes of HTML, more than ${most}: show less of the data, or spread it over more pages`,
      ]
    : [];
};

export const CHECKS: readonly Check[] = [
  ...[head, ids, names, files, scripts],
  ...[styled, policy, placeholders, weight],
];
