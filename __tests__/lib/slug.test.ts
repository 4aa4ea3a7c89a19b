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

test("a word that begins with a character of two halves keeps both", () => {
  expect(titleFromSlug("𐐨pple-🇳🇿")).toBe("𐐀pple 🇳🇿");
});
