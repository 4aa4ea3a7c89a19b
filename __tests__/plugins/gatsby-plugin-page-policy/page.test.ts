// Specification: 4.9, 8.2
import { createElement, type ReactElement } from "react";
import {
  onPreRenderHTML,
  onRenderBody,
} from "../../../plugins/gatsby-plugin-page-policy/gatsby-ssr";
import { temporaryFolder } from "../../support/temporaryFolder";

// What it makes of each page is in built/head; here, that a build ends when Gatsby no longer does what it relies on, and what
// the site itself does not use.

const assetsByChunkName = { "component---about": ["about.js"] };
const stats = JSON.stringify({ assetsByChunkName });
const project = temporaryFolder("page", { "public/webpack.stats.json": stats });
const root = process.cwd();

beforeAll(() => {
  process.chdir(project);
  Object.assign(globalThis, { __PATH_PREFIX__: "/college" });
  const env = { ...process.env, BUILD_STAGE: "build-html" };
  jest.replaceProperty(process, "env", env);
});
afterAll(() => process.chdir(root));

const options = {
  plugins: [],
  images: ["https://flags"],
  connect: ["https://form"],
  scripts: [],
};

/** The scripts that a page gets beside Gatsby's. */
function ownScripts(componentChunkName: string) {
  const scripts: Element[] = [];
  onRenderBody?.(
    {
      pathname: "/about",
      loadPageDataSync: () => ({ componentChunkName }),
      setPostBodyComponents: (all: Element[]) => scripts.push(...all),
    } as never,
    options,
  );
  return scripts.map(({ props }) => props.src);
}

test("a page's own scripts come from webpack's statistics, or the build ends", () => {
  expect(ownScripts("component---about")).toEqual(["/college/about.js"]);
  expect(() => ownScripts("component---new")).toThrow(
    "webpack.stats.json has no component---new",
  );
});

test("a page without Gatsby's scripts ends the build", () => {
  expect(() => published("/x.js")).toThrow(
    "Gatsby gives /about the scripts /x.js, but not its own",
  );
});

type Element = ReactElement<Record<string, unknown>>;

/** What becomes of a page that ends with one of Gatsby's scripts and these elements. */
function published(
  src = "/app-1.js",
  elements: Element[] = [],
  more: object = {},
) {
  const page = { head: [] as Element[], body: [] as Element[] };
  const gatsby = {
    pathname: "/about",
    getHeadComponents: () => [],
    getPostBodyComponents: () => [
      createElement("script", { src }),
      ...elements,
    ],
    replaceHeadComponents: (head: Element[]) => (page.head = head),
    replacePostBodyComponents: (body: Element[]) => (page.body = body),
  };
  onPreRenderHTML?.(gatsby as never, { ...options, ...more });
  const policy = String(page.head[0]!.props.content).split("; ");
  return { ...page, policy };
}

test("the policy allows the page's own script and style, flags and the form's host, and nothing else", () => {
  expect(published().policy).toEqual([
    "default-src 'self'",
    expect.stringMatching(/^script-src 'self' 'sha256-[^' ]+'$/),
    expect.stringMatching(/^style-src 'self' 'sha256-[^' ]+'$/),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https://flags",
    "connect-src 'self' https://form",
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ]);
});

test("what a plugin puts at a page's end and is no script of ours is left alone", () => {
  const type = "application/ld+json";
  const others = [
    createElement("noscript", { key: "a" }, "No script"),
    createElement("div", { key: "b", id: "consent" }),
    createElement("script", { key: "c", type }, "{}"),
    createElement("script", { key: "d", type: "module", src: "/module.js" }),
  ] as Element[];
  const { body, policy } = published(undefined, others);
  expect(body.filter((element) => others.includes(element))).toEqual(others);
  expect(policy).toEqual(published().policy);
});

test("a third party that is listed has its script on each page, and is let in by the policy", () => {
  const origin = "https://stats.example";
  const script = { src: `${origin}/script.js`, "data-domain": "a.example" };
  const scripts = [{ script, origins: [origin] }];
  const { body, policy } = published(undefined, [], { scripts });
  expect(body.at(-1)!.props).toEqual({ async: true, ...script });
  for (const name of ["script-src", "connect-src", "img-src"])
    expect(policy).toContainEqual(
      expect.stringMatching(RegExp(`^${name} .* https://stats\\.example$`)),
    );
});
