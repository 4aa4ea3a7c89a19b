import { robots } from "../../src/lib/robots";

test("everything may be read", () => {
  expect(robots(null)).toBe("User-agent: *\nAllow: /\n");
});

test("once the site's address is known, the sitemap is named", () => {
  expect(robots("https://example.org")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://example.org/sitemap-index.xml\n",
  );
});
