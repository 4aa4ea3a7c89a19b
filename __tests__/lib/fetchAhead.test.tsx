import { readdirSync } from "node:fs";
import { onInitialClientRender } from "../../gatsby-browser";
import { fetchDrawings, watchPointing } from "../../src/lib/fetchAhead";

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
  const data = {
    head: { page: "/atlas/uk-page.1a.svg", cell: "/atlas/uk-cell.2b.svg" },
    flag: "https://flagcdn.com/gb.svg",
    again: ["/college/atlas/globe.3c.svg", "/college/atlas/globe.3c.svg"],
  };
  const cards = ["a", "b", "c", "d"].map((name) => `/atlas/${name}-card.svg`);
  onInitialClientRender?.({} as never, { plugins: [] });
  fetchDrawings(JSON.stringify(data));
  fetchDrawings(JSON.stringify(cards));
  // What is only a background is in every page already.
  const sheets = readdirSync("static/symbols")
    .filter((file) => file !== "route.svg")
    .map((file) => `/symbols/${file}`);
  expect(asked).toEqual([
    ...sheets,
    "/atlas/uk-page.1a.svg",
    "/college/atlas/globe.3c.svg",
    // Of many the first few.
    ...cards.slice(0, 3),
  ]);
  expect(load).toHaveBeenCalledTimes(1);

  const json = { url: "/atlas/usa-page.5e.svg" };
  const loadPage = async () => ({ json });
  window.___loader = { ...window.___loader, loadPage };
  watchPointing();
  await window.___loader.hovering("/country/usa");
  expect(asked.at(-1)).toBe(json.url);
});
