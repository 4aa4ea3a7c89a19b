import { createElement, type ReactElement } from "react";
import { formOrigins } from "../../../../src/publish/buildInfo";
import { pageScripts, publish } from "../../../plugins/gatsby-plugin-page-policy/page";
import { thirdParties } from "../../../plugins/gatsby-plugin-page-policy/thirdParties";

// What it makes of each page is in built/head; here, that a build ends when Gatsby no longer does what it relies on, and what
// the site itself does not use.

beforeAll(() => {
  Object.assign(globalThis, {
    __PATH_PREFIX__: "/college",
    __BUILD_INFO__: {
      scripts: { "component---about": ["about.js"] },
      hosts: { flags: ["https://flags"], form: ["https://form"] },
    },
  });
});

test("a page's own scripts come from webpack's statistics, or the build ends", () => {
  const [script] = pageScripts({ componentChunkName: "component---about" });
  expect(script!.props).toMatchObject({ src: "/college/about.js" });
  expect(() => pageScripts({ componentChunkName: "component---new" })).toThrow(
    "webpack.stats.json has no component---new",
  );
});

test("a page without Gatsby's scripts ends the build", () => {
  expect(() => published("/x.js")).toThrow(
    "Gatsby gives /about the scripts /x.js, but not its own",
  );
});

test("the policy knows the form's endpoint, and where that redirects to", () => {
  const endpoint = "https://script.google.com/macros/s/1/exec";
  const redirectsTo = ["https://script.googleusercontent.com"];
  const origins = ["https://script.google.com", ...redirectsTo];
  expect(formOrigins({ endpoint, redirectsTo })).toEqual(origins);
  expect(formOrigins({ endpoint: null })).toEqual([]);
});

type Element = ReactElement<Record<string, unknown>>;

/** What becomes of a page that ends with one of Gatsby's scripts and these elements. */
function published(src = "/app-1.js", elements: Element[] = []) {
  const page = { head: [] as Element[], body: [] as Element[] };
  publish({
    pathname: "/about",
    getHeadComponents: () => [],
    getPostBodyComponents: () => [
      createElement("script", { src }),
      ...elements,
    ],
    replaceHeadComponents: (head: Element[]) => (page.head = head),
    replacePostBodyComponents: (body: Element[]) => (page.body = body),
  } as never);
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
  thirdParties.push({ script, origins: [origin] });
  const { body, policy } = published();
  thirdParties.pop();
  expect(body.at(-1)!.props).toEqual({ async: true, ...script });
  for (const name of ["script-src", "connect-src", "img-src"])
    expect(policy).toContainEqual(
      expect.stringMatching(RegExp(`^${name} .* https://stats\\.example$`)),
    );
});
