// Specification: 2.6, 8.2
import { createHash } from "node:crypto";
import { TOKENS } from "../../src/lib/colours";
import { built } from "../support/content";
import { files, page, pageFiles, SHELL } from "./pages";

// What search engines, other sites and the browser itself read of each page.

const { assetsByChunkName } = JSON.parse(built("webpack.stats.json")) as {
  assetsByChunkName: Record<string, readonly string[]>;
};
const isScript = (file: string) => file.endsWith(".js");
const scripts = Object.values(assetsByChunkName).flat().filter(isScript);

test.each(pageFiles)("%s says what it is, and nothing false", (file) => {
  const { $ } = page(file);
  const content = (name: string) => $(`head meta[${name}]`).attr("content");
  const title = $("head title").text();
  const description = content("name=description")!;
  expect($("html").attr("lang")).toBe("en-IN");
  // React 19 would move what is in a page's Head a second time, without Gatsby's mark.
  expect($("head title")).toHaveLength(1);
  expect($("head title[data-gatsby-head]")).toHaveLength(1);
  expect(title).toMatch(/^(?=.*Latitude Education)[^{}]{1,70}$/);
  expect(description).toMatch(/^[^{}]{1,170}$/);
  expect(content('property="og:title"')).toBe(title);
  expect(content('property="og:description"')).toBe(description);
  expect(content('name="twitter:card"')).toBe("summary_large_image");
  expect(content('property="og:site_name"')).toBe("Latitude Education");
  // The site's address is not known.
  expect($('link[rel=canonical], meta[property="og:url"]')).toHaveLength(0);
  const isHidden = /^404|unlisted/.test(file);
  expect(content("name=robots")).toBe(isHidden ? "noindex" : undefined);
});

test("no two pages have the same title or the same description", () => {
  const heads = pageFiles.map((file) => page(file).$("head"));
  const titles = heads.map((head) => head.find("title").text());
  const descriptions = heads.map((head) =>
    head.find("[name=description]").attr("content"),
  );
  expect(new Set([...titles, ...descriptions]).size).toBe(2 * heads.length);
});

test("home says in structured data who we are", () => {
  const json = page("/").$('script[type="application/ld+json"]');
  const name = "Latitude Education";
  expect(JSON.parse(json.text())).toMatchObject({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "EducationalOrganization", name }],
  });
});

const htmlFiles = [...pageFiles, SHELL];

test.each(htmlFiles)("%s allows its own inline parts and no others", (file) => {
  const { $ } = page(file);
  const hashes = (selector: string) =>
    $(selector)
      .get()
      .map((element) => createHash("sha256").update($(element).text()))
      .map((hash) => `'sha256-${hash.digest("base64")}'`);
  const meta = $('meta[http-equiv="Content-Security-Policy"]');
  expect(meta.prevAll("script, style, link")).toHaveLength(0);
  const allowedBy = (name: string) =>
    RegExp(`${name} (.*?);`).exec(meta.attr("content")!)![1]!.split(" ");
  expect(allowedBy("script-src").sort()).toEqual(
    ["'self'", ...hashes("script:not([type], [src])")].sort(),
  );
  expect(allowedBy("style-src")).toEqual(["'self'", ...hashes("style")]);
  // The tests' site has flags of this host.
  expect(allowedBy("img-src")).toContain("https://flagcdn.com");
});

test.each(htmlFiles)(
  "%s loads Gatsby's scripts and its own, after what they read",
  (file) => {
    const { $ } = page(file);
    // What styles depend on runs before them.
    const before = $("head style").first().prevAll("script").text();
    expect(before).toMatch(/dataset\.script="expected"/);
    const folder = file.replace(/\/?index\.html$/, "") || "index";
    const data = built(`page-data/${folder}/page-data.json`);
    const { componentChunkName } = JSON.parse(data) as Record<string, string>;
    const own = assetsByChunkName[componentChunkName!]!;
    expect($("script[src]").length).toBe(0);
    const loader = $("script[data-files]");
    expect(loader.nextAll("script").length).toBe(0);
    const loaded = loader.attr("data-files")!.split(" ");
    expect(loaded.map((src) => src.slice(1)).sort()).toEqual(
      [...assetsByChunkName.app!, ...own].filter(isScript).sort(),
    );
  },
);

test("the app shell has no content, all styles, and leaves its own address", () => {
  const { $ } = page(SHELL);
  expect($("#gatsby-focus-wrapper").children()).toHaveLength(0);
  expect($("style").text()).toBe(page("/").$("style").text());
  expect($("head script").text()).toContain(
    ')("/offline-plugin-app-shell-fallback","/")',
  );
});

test("the colours of the browser's bar are the sea's", () => {
  const colours = page("/about").$("meta[name=theme-color]").get();
  expect(colours.map(({ attribs }) => attribs.content)).toEqual(TOKENS.sea);
});

test("Gatsby's loader knows where the script of each page is, to fetch it ahead", () => {
  const code = page("/").$("script").text();
  const [, mapping = ""] = /___chunkMapping=(\{.*?\});/.exec(code) ?? [];
  const chunks = JSON.parse(mapping) as Record<string, string[]>;
  for (const name of ["src-pages-about-tsx", "src-templates-country-tsx"])
    expect(files).toContain(chunks[`component---${name}`]![0]!.slice(1));
});

test.each(pageFiles)("%s has one style, for all that it shows", (file) => {
  const { $ } = page(file);
  expect($("style")).toHaveLength(1);
  expect($("head > :last-child").is("style")).toBe(true);
  const css = $("style").text();
  const shown = $("[class]")
    .get()
    .flatMap(({ attribs }) => attribs.class!.split(" "));
  const components = new Set(shown.filter((name) => /^sc-/.test(name)));
  expect(components.size).toBeGreaterThan(20);
  const bare = [...components].filter((name) => !css.includes(`.${name}`));
  // Some only extend another one.
  expect(bare.length).toBeLessThan(components.size / 10);
  // Names that the library made up are letters of both cases.
  expect(css.match(/data-styled|\.[a-z]*[A-Z]\w*(?=[\s,{:.[>])/g)).toBeNull();
});

test.each([
  ["zod", /\/node_modules\/zod\//],
  ["the atlas", /\/node_modules\/(d3-|topojson|world-atlas)/],
  ["styled-components", /\/node_modules\/(styled-components|stylis)\//],
  ["React's server renderer", /\/react-dom\/(cjs\/react-dom-)?server/],
  ["a file of data/ or the model", /\/(data|src\/content|src\/atlas)\//],
])("no visitor loads %s", (_, pattern) => {
  const sources = scripts.flatMap(
    (file) => JSON.parse(built(`${file}.map`)).sources as string[],
  );
  expect(sources).toContainEqual(expect.stringContaining("/react-dom/"));
  expect(sources.filter((source) => pattern.test(source))).toEqual([]);
});

test.each([
  ["brings styles", /@media|:hover|\bdisplay:\s?(grid|flex)/],
  ["has a pattern that Safari before 16.4 cannot read", /\(\?<[=!]/],
])("no script %s", (_, unwanted) => {
  expect(scripts.filter((file) => unwanted.test(built(file)))).toEqual([]);
});
