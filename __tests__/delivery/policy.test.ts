/** @jest-environment node */
import { createHash } from "node:crypto";
import {
  otherHosts,
  type OtherHosts,
  policyOf,
  withPolicy,
} from "../../src/delivery/policy";
import { aPage } from "./page";

const OTHERS: OtherHosts = {
  pictures: ["https://flags.example"],
  connections: ["https://forms.example"],
};

const PAGE = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><style data-href="/styles.css">a{}</style><script>one</script><script type="application/ld+json">{"a":1}</script></head><body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>Text</p></div><div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div></div><script id="loader">two</script><script src="/app.js" async></script></body></html>`;

const sha = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** A policy as a table: what each directive allows. */
const read = (policy: string) =>
  Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );

const policy = policyOf(aPage(PAGE).$("script, style"), OTHERS);

test("a page may run its own inline scripts, by their hashes, and data is no script", () => {
  expect(read(policy)["script-src"]).toEqual([
    "'self'",
    sha("one"),
    sha("two"),
  ]);
});

test("a page may use its own inline styles, and no style attributes", () => {
  expect(read(policy)["style-src"]).toEqual(["'self'", sha("a{}")]);
  expect(read(policy)["style-src-attr"]).toEqual(["'none'"]);
});

test("nothing else is allowed but what is fetched ahead, and nothing unsafe", () => {
  expect(policy).not.toMatch(/unsafe|\*|http:/);
  expect(read(policy)).toMatchObject({
    "default-src": ["'self'"],
    "object-src": ["'none'"],
    "frame-src": ["'none'"],
    "img-src": ["'self'", "data:", "https://flags.example"],
    "connect-src": ["'self'", "https://flags.example", "https://forms.example"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
  });
});

test("a page carries its policy first of all, and none of Gatsby's style attributes", () => {
  const page = aPage(PAGE);
  withPolicy(page, OTHERS);
  const meta = page.$("head").children().eq(1);
  expect(meta.attr("http-equiv")).toBe("Content-Security-Policy");
  expect(meta.attr("content")).toBe(policy);
  expect(page.$("[style]")).toHaveLength(0);
  expect(page.$("#gatsby-focus-wrapper").attr("tabindex")).toBe("-1");
});

test.each([
  ["no place for its policy", PAGE.replace(/<meta[^>]*>/, ""), "#charset"],
  [
    "a style attribute of its own",
    PAGE.replace("<p>", `<p style="top:0">`),
    "#style-attributes",
  ],
])("a page with %s ends the build", (_, html, section) => {
  expect(() => withPolicy(aPage(html), OTHERS)).toThrow(section);
});

test("the other hosts are those of the flags on the cards, once each, and of the contact form", () => {
  const read = (endpoint: string | null) =>
    ((file: string) =>
      file === "site.json"
        ? { contact: { endpoint } }
        : [
            { card: { flag: "https://flags.example/my.svg" } },
            { card: { flag: "https://flags.example/ae.svg" } },
            { card: null },
          ]) as Parameters<typeof otherHosts>[0];
  expect(otherHosts(read("https://forms.example/send"))).toEqual(OTHERS);
  expect(otherHosts(read(null)).connections).toEqual([]);
});
