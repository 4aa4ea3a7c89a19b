import { PageHead } from "../../src/layout/PageHead";
import * as content from "../support/content";
import { visitHead } from "../support/render";

const texts = { title: "About", description: "Who we are." };

const draw = (path: string | null) =>
  visitHead(path ?? "/404", () => <PageHead {...texts} path={path} />, {});

const attribute = (selector: string, name: string) =>
  document.head.querySelector(selector)?.getAttribute(name) ?? null;
const property = (name: string) =>
  attribute(`meta[property="${name}"]`, "content");
const canonical = () => attribute('link[rel="canonical"]', "href");

/** The site is published, and its address known. */
function published() {
  jest.spyOn(content, "staticQueryAnswer").mockReturnValue({
    ...content.staticQueryAnswer(),
    gatsby: {
      buildTime: "2026-11-20T06:30:00.000Z",
      siteMetadata: { siteUrl: "https://example.org" },
    },
  });
}

afterEach(() => jest.restoreAllMocks());

test("it gives the page its title and its description, in a tab, in a search and where it is shared", () => {
  expect(draw("/about")).toMatchObject(texts);
  expect(property("og:title")).toBe("About");
  expect(property("og:description")).toBe("Who we are.");
  expect(property("og:site_name")).toBe("Longitude Education");
});

test("a page with an address of its own is for search engines", () => {
  expect(draw("/about").robots).toBeNull();
});

test("a page without one is not, and has no canonical address", () => {
  published();
  expect(draw(null).robots).toBe("noindex");
  expect(canonical()).toBeNull();
  expect(property("og:url")).toBeNull();
});

test("while the site's own address is not known, nothing false is said", () => {
  draw("/about");
  expect(canonical()).toBeNull();
  expect(property("og:url")).toBeNull();
  expect(property("og:image")).toBeNull();
});

test.each([
  ["/", "https://example.org/"],
  ["/about", "https://example.org/about"],
  ["/about/", "https://example.org/about"],
  ["/country/uae", "https://example.org/country/uae"],
])("once it is known, the canonical address of %s is %s", (path, address) => {
  published();
  draw(path);
  expect(canonical()).toBe(address);
  expect(property("og:url")).toBe(address);
});

test.each([
  ["/", "https://example.org/sharing/home.jpg"],
  ["/country/uae/", "https://example.org/sharing/country/uae.jpg"],
])("%s is shared with the picture %s", (path, picture) => {
  published();
  draw(path);
  expect(property("og:image")).toBe(picture);
});
