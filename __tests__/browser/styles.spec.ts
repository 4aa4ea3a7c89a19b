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
        const write = (order: string) => {
          style.textContent = order + vars.join("") + still;
        };
        const rulesIn = (rules: CSSRuleList): CSSStyleRule[] =>
          [...rules].flatMap((rule) => {
            if (rule instanceof CSSStyleRule) return rule;
            return rule instanceof CSSGroupingRule
              ? rulesIn(rule.cssRules)
              : [];
          });
        write(orders[0]!);
        const rules = rulesIn(style.sheet!.cssRules);
        // What no two rules set does not depend on their order.
        const contested = [...document.body.querySelectorAll("*")].flatMap(
          (element) => {
            const names = rules
              .filter(({ selectorText }) => element.matches(selectorText))
              .flatMap((rule) => [...rule.style]);
            const twice = names.filter((name, at) => names.indexOf(name) < at);
            return [...new Set(twice)].map((name) => ({ element, name }));
          },
        );
        const looks = orders.map((order) => {
          write(order);
          return contested.map(({ element, name }) =>
            getComputedStyle(element).getPropertyValue(name),
          );
        });
        return contested
          .filter((_, at) => looks.some((look) => look[at] !== looks[0]![at]))
          .map(({ element, name }) => `${element.className} ${name}`);
      }, orders);
      expect(different.slice(0, 20), path).toEqual([]);
    }
  });
