import { withoutSlash } from "../../src/lib/withoutSlash";

test.each([
  ["/", "/"],
  ["/about", "/about"],
  ["/about/", "/about"],
  ["/country/uae/", "/country/uae"],
])("%s is the page %s", (path, page) => {
  expect(withoutSlash(path)).toBe(page);
});
