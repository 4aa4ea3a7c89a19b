import { createElement, type ReactElement } from "react";
import { pageScripts, publish } from "../../src/publish/page";

// What it makes of each page is in built/head; here, that a build ends when Gatsby no longer does what it relies on.

beforeAll(() => {
  Object.assign(globalThis, {
    __BUILT__: {
      scripts: { "component---about": ["about.js"] },
      hosts: { flags: ["https://flags"], form: ["https://form"] },
    },
  });
});

test("a page's own scripts come from webpack's statistics, or the build ends", () => {
  const [script] = pageScripts({ componentChunkName: "component---about" });
  expect(script!.props).toMatchObject({ src: "/about.js", async: true });
  expect(() => pageScripts({ componentChunkName: "component---new" })).toThrow(
    "webpack.stats.json has no component---new",
  );
});

test("a page without Gatsby's scripts ends the build", () => {
  const page = {
    pathname: "/about",
    getHeadComponents: () => [],
    getPostBodyComponents: () => [createElement("script", { src: "/x.js" })],
  };
  expect(() => publish(page as never)).toThrow(
    "Gatsby gives /about the scripts /x.js, but not its own",
  );
});

test("the policy lets a page send its form to the form's host, and fetch flags from theirs", () => {
  let head: ReactElement<{ content?: string }>[] = [];
  publish({
    pathname: "/about",
    getHeadComponents: () => [],
    getPostBodyComponents: () => [
      createElement("script", { src: "/app-1.js" }),
    ],
    replaceHeadComponents: (elements: typeof head) => (head = elements),
    replacePostBodyComponents() {},
  } as never);
  const policy = head[0]!.props.content!.split("; ");
  expect(policy).toContain("connect-src 'self' https://flags https://form");
  expect(policy).toContain("img-src 'self' data: https://flags");
  expect(policy).toContain("form-action 'self'");
});
