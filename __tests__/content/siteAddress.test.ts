/** @jest-environment node */
import {
  pathPrefix,
  pathPrefixError,
  siteAddress,
  siteUrlError,
} from "../../src/content/siteAddress";

test.each([
  ["nothing is known", null, undefined, null],
  ["only the data knows", "https://a.example", undefined, "https://a.example"],
  [
    "SITE_URL overrides the data",
    "https://a.example",
    "https://b.example",
    "https://b.example",
  ],
  ["slashes at the end go", null, "https://b.example//", "https://b.example"],
  ["the one in the data is none", "foo", undefined, null],
  ["an empty SITE_URL is none", "https://a.example", "", "https://a.example"],
])("the site's address when %s", (_, inData, inEnvironment, address) => {
  expect(siteAddress(inData, inEnvironment)).toBe(address);
  expect(siteUrlError(inEnvironment)).toBeNull();
});

test.each([
  "www.example.org",
  "javascript:alert(1)",
  "/about",
  "http://example.org",
  "https://example.org/shop",
  "https://example.org/?a=1",
  "https://example.org/#x",
  "https://me:secret@example.org",
  "https://localhost",
])(
  "SITE_URL=%s is refused by name, and does not keep Gatsby from reading its configuration",
  (address) => {
    expect(siteUrlError(address)).toContain(`SITE_URL is "${address}"`);
    expect(siteAddress(null, address)).toBeNull();
  },
);

test.each([
  [undefined, ""],
  ["", ""],
  ["/", ""],
  ["/college-site", "/college-site"],
  ["/college-site/", "/college-site"],
  ["/a/b.c_d", "/a/b.c_d"],
])("PATH_PREFIX=%s puts the site below %p", (given, prefix) => {
  expect(pathPrefix(given)).toBe(prefix);
  expect(pathPrefixError(given)).toBeNull();
});

test.each([
  ...["college-site", "https://owner.github.io/college-site", "/college site"],
  ...["/a//b", "/..", "/a/./b", '/"><script>', "/?a"],
])("PATH_PREFIX=%s is refused by name", (given) => {
  expect(pathPrefix(given)).toBe("");
  expect(pathPrefixError(given)).toContain(`PATH_PREFIX is "${given}"`);
});
