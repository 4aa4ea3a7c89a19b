import { PageHead } from "../../src/layout/PageHead";
import { publish, visitHead } from "../support/render";

const texts = { title: "About", description: "Who we are." };

const draw = (path: string | null) =>
  visitHead(path ?? "/404", () => <PageHead {...texts} path={path} />, {});

const attribute = (selector: string, name: string) =>
  document.head.querySelector(selector)?.getAttribute(name) ?? null;
const property = (name: string) =>
  attribute(`meta[property="${name}"]`, "content");
const canonical = () => attribute('link[rel="canonical"]', "href");

const SITE = "https://example.org";

afterEach(() => jest.restoreAllMocks());

test("it gives the page its title and its description, in a tab, in a search and where it is shared", () => {
  expect(draw("/about")).toMatchObject(texts);
  expect(property("og:title")).toBe("About");
  expect(property("og:description")).toBe("Who we are.");
  expect(property("og:site_name")).toBe("Longitude Education");
});

test("a page without an address of its own is not for search engines, and has no canonical address", () => {
  publish(SITE);
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
  ["/", "/", "home"],
  ["/about/", "/about", "about"],
  ["/country/uae", "/country/uae", "country/uae"],
])(
  "once it is known, %s is shared by the address %s with the picture %s",
  (path, page, picture) => {
    publish(SITE);
    expect(draw(path).robots).toBeNull();
    expect(canonical()).toBe(SITE + page);
    expect(property("og:url")).toBe(canonical());
    expect(property("og:image")).toBe(`${SITE}/sharing/${picture}.png`);
  },
);

test("the picture is described", () => {
  publish(SITE);
  visitHead(
    "/about",
    () => <PageHead {...texts} path="/about" pictureAlt="A globe" />,
    {},
  );
  expect(property("og:image:alt")).toBe("A globe");
});
