import { titleFromSlug } from "../../src/lib/slug";

test.each([
  ["new-zealand", "New Zealand"],
  ["uae", "Uae"],
  ["trinidad-and-tobago", "Trinidad And Tobago"],
  ["South-KOREA", "South KOREA"],
  ["42-islands", "42 Islands"],
  ["österreich", "Österreich"],
  ["ísland-éire", "Ísland Éire"],
])(
  "%s is %s: hyphens turned into spaces and each word capitalised",
  (slug, title) => {
    expect(titleFromSlug(slug)).toBe(title);
  },
);

test.each([
  ["-new--zealand-", "New Zealand"],
  ["new zealand", "New Zealand"],
  ["", ""],
  ["---", ""],
])("%j leaves no empty words: %j", (slug, title) => {
  expect(titleFromSlug(slug)).toBe(title);
});

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "{{constructor}}",
  "&lt;b&gt;",
  "__proto__",
  "$&",
])("%j stays the text it is, to be shown as text", (slug) => {
  expect(titleFromSlug(slug).toLowerCase()).toBe(slug.toLowerCase());
});

test("a word that begins with a character of two halves keeps both", () => {
  expect(titleFromSlug("𐐨pple-🇳🇿")).toBe("𐐀pple 🇳🇿");
});
