import { sharingPath } from "../../src/lib/sharingPath";

test.each([
  ["/", "/sharing/home.jpg"],
  ["/about", "/sharing/about.jpg"],
  ["/country/uae", "/sharing/country/uae.jpg"],
])("%s is shared with %s", (path, picture) => {
  expect(sharingPath(path)).toBe(picture);
});
