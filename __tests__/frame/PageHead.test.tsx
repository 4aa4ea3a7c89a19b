import { render } from "@testing-library/react";
import { PageHead } from "../../src/frame/PageHead";
import { changeSite } from "../support/content";

// While the site's own address is not known: built/head.

const SITE = "https://example.org";

const draw = (path: string | null) =>
  render(<PageHead title="About" description="Who we are." path={path} />);
const attribute = (selector: string, name: string) =>
  document.head.querySelector(selector)?.getAttribute(name) ?? null;
const property = (name: string) =>
  attribute(`meta[property="og:${name}"]`, "content");

test.each([
  ["/", "/", "home"],
  ["/about/", "/about", "about"],
  ["/country/uae", "/country/uae", "country/uae"],
])(
  "once the site's address is known, %s is shared by the address %s with the picture %s",
  (path, page, picture) => {
    changeSite({}, { siteUrl: SITE });
    draw(path);
    expect(attribute('link[rel="canonical"]', "href")).toBe(SITE + page);
    expect(property("url")).toBe(SITE + page);
    expect(property("image")).toBe(`${SITE}/sharing/${picture}.png`);
    expect(property("image:alt")).toBe("About");
  },
);

test("a page without a fixed address is not for search engines, and has no canonical address", () => {
  changeSite({}, { siteUrl: SITE });
  draw(null);
  expect(attribute('meta[name="robots"]', "content")).toBe("noindex");
  expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
  expect(property("url")).toBeNull();
});
