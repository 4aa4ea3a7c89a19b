// Specification: 4.9, 8.2
import { createElement, type ReactElement } from "react";
import { onPreRenderHTML } from "../../../plugins/gatsby-plugin-page-policy/gatsby-ssr";

type Element = ReactElement<Record<string, unknown>>;

beforeAll(() => {
  const env = { ...process.env, BUILD_STAGE: "build-html" };
  jest.replaceProperty(process, "env", env);
});

const options = {
  plugins: [],
  images: ["https://flags/in.svg", null, "https://flags/de.svg"],
  connect: ["https://form/exec?id=1", undefined, "https://answer"],
  scripts: [],
};

/** What becomes of a page that ends with these elements. */
function published(elements: Element[] = [], more: object = {}) {
  const page = { head: [] as Element[], body: [] as Element[] };
  const gatsby = {
    getHeadComponents: () => [],
    getPostBodyComponents: () => [
      createElement("script", {
        dangerouslySetInnerHTML: { __html: "start()" },
      }),
      ...elements,
    ],
    replaceHeadComponents: (head: Element[]) => (page.head = head),
    replacePostBodyComponents: (body: Element[]) => (page.body = body),
  };
  onPreRenderHTML?.(gatsby as never, { ...options, ...more });
  const policy = String(page.head[0]!.props.content).split("; ");
  return { ...page, policy };
}

test("the policy allows the page's own script and style, flags and the form's hosts, and nothing else", () => {
  expect(published().policy).toEqual([
    "default-src 'self'",
    expect.stringMatching(/^script-src 'self' 'sha256-[^' ]+'$/),
    expect.stringMatching(/^style-src 'self' 'sha256-[^' ]+'$/),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https://flags",
    "connect-src 'self' https://form https://answer",
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ]);
});

test("data, and a script in a file of this host, need nothing of the policy", () => {
  const type = "application/ld+json";
  const others = [
    createElement("script", { key: "c", type }, "{}"),
    createElement("script", { key: "d", type: "module", src: "/module.js" }),
  ] as Element[];
  expect(published(others).policy).toEqual(published().policy);
});

test("a third party that is listed has its script on each page, and is let in by the policy", () => {
  const origin = "https://stats.example";
  const script = { src: `${origin}/script.js`, "data-domain": "a.example" };
  const scripts = [{ script, origins: [origin] }];
  const { body, policy } = published([], { scripts });
  expect(body.at(-1)!.props).toEqual({ async: true, ...script });
  for (const name of ["script-src", "connect-src", "img-src"])
    expect(policy).toContainEqual(
      expect.stringMatching(RegExp(`^${name} .* https://stats\\.example$`)),
    );
});
