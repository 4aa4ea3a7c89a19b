import { readFileSync } from "node:fs";
import { HomePage, OnlineEducationPage } from "../../src/content/model";

/** What the sprite of a page holds. */
const drawn = (sprite: string) =>
  [
    ...readFileSync(`static/symbols/${sprite}.svg`, "utf8").matchAll(
      /<g id="(\w+)"/g,
    ),
  ].map(([, id]) => id);

test.each([
  ["benefits", HomePage.shape.why.shape.benefits.unwrap().element.shape.symbol],
  ["online", OnlineEducationPage.shape.benefits.unwrap().element.shape.symbol],
])("every symbol that data/ may name is in %s.svg", (sprite, { options }) => {
  expect(drawn(sprite).sort()).toEqual([...options].sort());
});
