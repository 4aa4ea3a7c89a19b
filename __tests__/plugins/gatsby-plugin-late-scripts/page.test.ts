// Specification: 5.7
import { createElement, type ReactElement } from "react";
import {
  onPreRenderHTML,
  onRenderBody,
} from "../../../plugins/gatsby-plugin-late-scripts/gatsby-ssr";
import { temporaryFolder } from "../../support/temporaryFolder";

// A build ends when Gatsby no longer does what this plugin relies on.

type Element = ReactElement<Record<string, unknown>>;

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

function ownScripts(componentChunkName: string) {
  const scripts: Element[] = [];
  const gatsby = {
    pathname: "/about",
    loadPageDataSync: () => ({ componentChunkName }),
    setPostBodyComponents: (all: Element[]) => scripts.push(...all),
  };
  onRenderBody?.(gatsby as never, { plugins: [] });
  return scripts.map(({ props }) => props.src);
}

test("a page's own scripts come from webpack's statistics, or the build ends", () => {
  expect(ownScripts("component---about")).toEqual(["/college/about.js"]);
  expect(() => ownScripts("component---new")).toThrow(
    "webpack.stats.json has no component---new",
  );
});

/** The end of a page to which Gatsby gives a script and these elements. */
function published(src: string, elements: Element[] = []) {
  let body: Element[] = [];
  const gatsby = {
    pathname: "/about",
    getPostBodyComponents: () => [
      createElement("script", { src }),
      ...elements,
    ],
    replacePostBodyComponents: (all: Element[]) => (body = all),
  };
  onPreRenderHTML?.(gatsby as never, { plugins: [] });
  return body;
}

test("a page without Gatsby's scripts ends the build", () => {
  expect(() => published("/x.js")).toThrow(
    "Gatsby gives /about the scripts /x.js, but not its own",
  );
});

test("elements that are no script files of Gatsby stay at the end of the page", () => {
  const type = "application/ld+json";
  const others = [
    createElement("noscript", { key: "a" }, "No script"),
    createElement("div", { key: "b", id: "consent" }),
    createElement("script", { key: "c", type }, "{}"),
    createElement("script", { key: "d", type: "module", src: "/module.js" }),
  ] as Element[];
  const [...body] = published("/app-1.js", others);
  expect(body.pop()!.props["data-files"]).toBe("/app-1.js");
  expect(body).toEqual(others);
});
