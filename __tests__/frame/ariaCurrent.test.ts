// Specification: 3.4
import { ariaCurrent } from "../../src/frame/ariaCurrent";

test.each([
  ["/services", "/services", "page"],
  ["/services/visa", "/services", "true"],
  ["/services-extra", "/services", "true"],
  ["/service", "/services", undefined],
  ["/about/services", "/services", undefined],
  ["/", "/", "page"],
  ["/about", "/", undefined],
  ["/services", "/services?from=menu#contact", "page"],
  ["/services/visa", "/services#contact", "true"],
])("on %s the link to %s is current: %s", (path, to, current) => {
  expect(ariaCurrent(path, to)).toBe(current);
});
