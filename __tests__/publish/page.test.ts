import { createElement } from "react";
import { pageScripts, publish } from "../../src/publish/page";

// What it makes of each page is in built/head; here, that a build ends when Gatsby no longer does what it relies on.

beforeAll(() => {
  Object.assign(globalThis, {
    __BUILT__: {
      scripts: { "component---about": ["about.js"] },
      hosts: { flags: [], form: [] },
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
