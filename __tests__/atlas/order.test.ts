import countries from "../data/countries.json";
import { sheetOrder } from "../../src/atlas/sheet";
import { INKS } from "../../src/lib/inks";

type Cell = Parameters<typeof sheetOrder>[0][number];

/** Countries as [hour, ink], from west to east. */
const cellsOf = (places: [hour: number, ink: Cell["ink"]][]) =>
  places.map(([hour, ink], index): Cell => {
    const capital = { ...countries[0]!.capital, longitude: index };
    return { slug: `country-${index}`, ink, offset: 60 * hour, capital };
  });

/** How many cells have the ink of one beside or above them, in 3 columns and in 7. */
function clashes(order: readonly (string | null)[], cells: readonly Cell[]) {
  const inks = order.map(
    (slug) => cells.find((cell) => cell.slug === slug)?.ink,
  );
  return [3, 7].map((columns) => {
    const beside = (at: number) => (at % columns ? inks[at - 1] : undefined);
    const isAlike = (ink: Cell["ink"] | undefined, at: number) =>
      ink && [beside(at), inks[at - columns]].includes(ink);
    return inks.filter(isAlike).length;
  });
}

test.each([12, 20, 40])(
  "%i countries stand by the hour, home among them, and no neighbours have one ink",
  (count) => {
    const inks = ["sky", "coral", "coral", "sun"] as const;
    const cells = cellsOf(
      Array.from({ length: count }, (_, index) => [
        Math.floor(index / 4) - 2,
        index % 8 > 3 ? INKS[index % 4]! : inks[index % 4]!,
      ]),
    );
    const westToEast = cells.map(({ slug }) => slug);
    expect(Math.min(...clashes(westToEast, cells))).toBeGreaterThan(0);

    const order = sheetOrder(cells);
    expect(clashes(order, cells)).toEqual([0, 0]);
    const hours = order.map(
      (slug) => cells.find((cell) => cell.slug === slug)?.offset ?? -1,
    );
    expect(hours).toEqual(hours.toSorted((a, b) => a - b));
    expect(new Set(order).size).toBe(count + 1);
  },
);

test("an hour goes from west to east where inks do not forbid it", () => {
  const inks = ["sun", "coral", "mint", "coral", "sky"] as const;
  const cells = cellsOf(inks.map((ink) => [1, ink]));
  const westToEast = cells.map(({ slug }) => slug);
  expect(sheetOrder(cells.toReversed())).toEqual([null, ...westToEast]);
});

test("two alone in an hour with one ink are neighbours; the others are not for that", () => {
  const alone = cellsOf([
    [1, "sun"],
    [1, "sun"],
    [2, "coral"],
    [2, "coral"],
    [2, "mint"],
    [2, "sky"],
  ]);
  expect(clashes(sheetOrder(alone), alone)).toEqual([1, 1]);
});
