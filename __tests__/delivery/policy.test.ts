/** @jest-environment node */
import { createHash } from "node:crypto";
import { otherHosts, type OtherHosts } from "../../src/delivery/otherHosts";
import { policyOf, sealed } from "../../src/delivery/policy";
import type { Country, SiteSettings } from "../../src/content/model";

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

const metaOf = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(
    html,
  )?.[1];

test("a page may run its own inline scripts, by their hashes, and data is no script", () => {
  expect(read(policyOf(PAGE, OTHERS))["script-src"]).toEqual([
    "'self'",
    sha("one"),
    sha("two"),
  ]);
});

test("a page may use its own inline styles, and no style attributes", () => {
  const policy = read(policyOf(PAGE, OTHERS));
  expect(policy["style-src"]).toEqual(["'self'", sha("a{}")]);
  expect(policy["style-src-attr"]).toEqual(["'none'"]);
});

test("nothing else is allowed, and nothing unsafe", () => {
  const policy = policyOf(PAGE, OTHERS);
  expect(policy).not.toMatch(/unsafe|\*|http:/);
  expect(read(policy)).toMatchObject({
    "default-src": ["'none'"],
    "img-src": ["'self'", "data:", "https://flags.example"],
    "connect-src": ["'self'", "https://flags.example", "https://forms.example"],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
  });
});

test("a policy without a page allows no inline part", () => {
  expect(read(policyOf("", OTHERS))["script-src"]).toEqual(["'self'"]);
});

test("a sealed page carries its policy first of all, but for frames, of which a meta tag may not speak", () => {
  const page = sealed(PAGE, OTHERS);
  expect(page).toContain('<meta charSet="utf-8"/><meta http-equiv=');
  expect(`${metaOf(page)}; frame-ancestors 'none'`).toBe(
    policyOf(page, OTHERS),
  );
});

test("a sealed page has none of Gatsby's style attributes, and all else as it was", () => {
  const page = sealed(PAGE, OTHERS);
  expect(page).not.toContain(" style=");
  expect(page).toContain('<div tabindex="-1" id="gatsby-focus-wrapper">');
  expect(page).toContain('<div id="gatsby-announcer" aria-live="assertive">');
});

test("sealing again changes nothing, and follows other hosts", () => {
  const page = sealed(PAGE, OTHERS);
  expect(sealed(page, OTHERS)).toBe(page);
  expect(sealed(page, { pictures: [], connections: [] })).not.toContain(
    "example",
  );
});

test("a page without a place for its policy ends the build", () => {
  expect(() => sealed("<html><head></head></html>", OTHERS)).toThrow(
    "no <meta charset>",
  );
});

test("the other hosts are those of the flags on the cards, once each, and of the contact form", () => {
  const countries = [
    { card: { flag: "https://flags.example/my.svg" } },
    { card: { flag: "https://flags.example/ae.svg" } },
    { card: null },
  ] as unknown as Country[];
  const site = (endpoint: string | null) =>
    ({ contact: { endpoint } }) as unknown as SiteSettings;
  expect(otherHosts(countries, site("https://forms.example/send"))).toEqual(
    OTHERS,
  );
  expect(otherHosts(countries, site(null)).connections).toEqual([]);
});
