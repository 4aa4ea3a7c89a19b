import type { APIRequestContext } from "@playwright/test";
import { countryPages, routes, unlisted } from "./pages";
import { expect, test } from "./site";

// A page brings the rules of what it shows, and fetches what it lacks of the site's: so the page that comes first decides
// in which order they stand. It must not decide how the next pages look.

test.use({ javaScriptEnabled: false, bypassCSP: true });

const pages = [...routes, countryPages[0]!, unlisted].map(({ path }) => path);

/** All styles of the site as they stand where a page came first. */
async function orderAfter(path: string, request: APIRequestContext) {
  const html = await (await request.get(path)).text();
  const own = [...html.matchAll(/<style>([^]*?)<\/style>/g)].at(-1)![1]!;
  const [sheet] = /\/assets\/styled-[0-9a-f-]+\.css/.exec(html)!;
  const lacking = await (await request.get(sheet)).text();
  return own.replace(/\[data-vars=[^}]*\}/g, "") + lacking;
}

for (const width of [390, 1440])
  test(`at ${width} px pages look the same, whichever page came first`, async ({
    page,
    request,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const orders = await Promise.all(
      pages.map((path) => orderAfter(path, request)),
    );
    for (const path of pages) {
      await page.goto(path);
      const different = await page.evaluate((orders) => {
        const style = [...document.querySelectorAll("style")].at(-1)!;
        const vars = style.textContent.match(/\[data-vars=[^}]*\}/g) ?? [];
        const still = "* { transition: none !important }";
        const elements = [...document.body.querySelectorAll("*")];
        const properties = new Set<string>();
        const note = (rules: CSSRuleList) => {
          for (const rule of rules)
            if (rule instanceof CSSStyleRule)
              for (const name of rule.style) properties.add(name);
            else if (rule instanceof CSSGroupingRule) note(rule.cssRules);
        };
        const look = (order: string) => {
          style.textContent = order + vars.join("") + still;
          // The same in every order, because all have the same rules.
          note(style.sheet!.cssRules);
          return elements.map((element) => {
            const computed = getComputedStyle(element);
            return [...properties].map((name) =>
              computed.getPropertyValue(name),
            );
          });
        };
        const [first, ...others] = orders.map(look);
        return others.flatMap((other) =>
          other.flatMap((values, at) =>
            [...properties]
              .filter((_, index) => values[index] !== first![at]![index])
              .map((name) => `${elements[at]!.getAttribute("class")} ${name}`),
          ),
        );
      }, orders);
      expect(different.slice(0, 20), path).toEqual([]);
    }
  });
