import { readdirSync } from "node:fs";
import { onInitialClientRender } from "../../gatsby-browser";
import { fetchDrawingsOf, watchPointing } from "../../src/lib/fetchAhead";
import { pageData } from "../support/content";

test("what pages share is asked for after the first one, what a page's first screen draws with its data and when a link is pointed at", async () => {
  const asked: string[] = [];
  const load = jest.fn(async () => []);
  Object.defineProperty(document, "fonts", { value: { load } });
  jest.spyOn(window, "Image").mockImplementation(
    () =>
      ({
        set src(address: string) {
          asked.push(address);
        },
      }) as never,
  );
  onInitialClientRender?.({} as never, { plugins: [] });
  // What is only a background is in every page already.
  const sheets = readdirSync("static/symbols")
    .filter((file) => file !== "route.svg")
    .map((file) => `/symbols/${file}`);
  expect(asked.splice(0)).toEqual(sheets);
  expect(load).toHaveBeenCalledTimes(1);

  // A page with cells and a map further down.
  const data = pageData<Queries.CountryPageQuery>("/country/germany");
  const { page, card } = data.country.atlas.art;
  const loadPage = async () => ({ json: { data } });
  window.___loader = { ...window.___loader, loadPage };
  watchPointing();
  await window.___loader.hovering("/country/germany");
  expect(asked.splice(0)).toEqual([page.url, card.url]);

  const json = jest.fn<Promise<unknown>, []>();
  window.fetch = (async () => ({ json })) as never;
  const about = pageData<Queries.AboutPageQuery>("/about");
  json.mockResolvedValueOnce({ result: { data: about } });
  await fetchDrawingsOf("/page-data/about/page-data.json");
  expect(asked.splice(0)).toEqual([about.atlas.globe.url]);
  json.mockResolvedValueOnce({ result: { data: pageData("/services") } });
  await fetchDrawingsOf("/page-data/services/page-data.json");
  // A page without a query, and a host's error page.
  json.mockResolvedValueOnce({ result: {} });
  await fetchDrawingsOf("/page-data/404/page-data.json");
  // What `develop` answers for a page that it is making anew.
  json.mockResolvedValueOnce({ path: "about" });
  await fetchDrawingsOf("/page-data/about/page-data.json");
  json.mockRejectedValueOnce(new SyntaxError());
  await fetchDrawingsOf("/page-data/lost/page-data.json");
  expect(asked).toEqual([]);
});
