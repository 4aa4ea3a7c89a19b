import { isActive } from "../../src/layout/isActive";

test.each([
  ["/services", "/services", true],
  ["/services/visa", "/services", true],
  ["/services-extra", "/services", true],
  ["/service", "/services", false],
  ["/about/services", "/services", false],
  ["/Services", "/services", false],
  ["/", "/services", false],
  ["/", "/", true],
  ["/about", "/", false],
])("on %s the link to %s is active: %s", (path, link, answer) => {
  expect(isActive(path, link)).toBe(answer);
});
