import type { Country } from "../content/model";

type Cell = Pick<Country, "slug" | "ink" | "capital"> & {
  /** Minutes ahead of home in standard time. */
  offset: number;
};

/** The first cells, null for home, and how many pairs of neighbours among them have one ink. */
type Order = { cells: readonly (Cell | null)[]; clashes: number };

/** Distances in the order between cells that touch: side by side, and one above the other in 3 and in 7 columns. */
const NEIGHBOURS = [1, 3, 7];

/** How many orders are compared at a time. */
const MOST_ORDERS = 200;

/**
 * The order of all destinations, as slugs, and null for home: by the hour from west to east. Within an hour from west to east,
 * too, as far as no neighbours have one ink, or as few as can be.
 */
export function sheetOrder(countries: readonly Cell[]): (string | null)[] {
  const sorted = countries.toSorted(
    (a, b) => a.offset - b.offset || a.capital.longitude - b.capital.longitude,
  );
  const west = sorted.filter(({ offset }) => offset < 0);
  const all = [...west, null, ...sorted.slice(west.length)];
  let orders: Order[] = [{ cells: [], clashes: 0 }];
  for (const slot of all)
    orders = orders
      .flatMap(({ cells, clashes }) =>
        all
          .filter((cell) => cell?.offset === slot?.offset)
          .filter((cell) => !cells.includes(cell))
          // The westernmost of each ink: another one of that ink would change nothing.
          .filter((cell, at, left) => left.findIndex(sameInk(cell)) === at)
          .map((next) => ({
            cells: [...cells, next],
            clashes: clashes + clashesWith(next, cells),
          })),
      )
      .toSorted((a, b) => a.clashes - b.clashes)
      .slice(0, MOST_ORDERS);
  return orders[0]!.cells.map((cell) => cell?.slug ?? null);
}

const sameInk = (a: Cell | null) => (b: Cell | null | undefined) =>
  a?.ink === b?.ink;

const clashesWith = (next: Cell | null, cells: Order["cells"]): number =>
  NEIGHBOURS.filter((back) => next && sameInk(next)(cells.at(-back))).length;
