/** @jest-environment node */
import { siteAddress } from "../../src/content/siteAddress";

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
});

test.each(["www.example.org", "javascript:alert(1)", "/about"])(
  "SITE_URL=%s is refused by name",
  (address) => {
    expect(() => siteAddress(null, address)).toThrow(
      `SITE_URL is "${address}"`,
    );
  },
);
