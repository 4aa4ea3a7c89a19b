import type { Place } from "./earth";

type Cell = Pick<Place, "slug" | "ink" | "capital"> & {
  /** Minutes ahead of home in standard time. */
  offset: number;
};

/** The first cells of an order, null for home, and how many pairs of neighbours among them have one ink. */
type Order = { cells: readonly (Cell | null)[]; clashes: number };

/** Steps back in the order to what a cell must differ from: beside it, above it in 3 columns, above it in 7. */
const NEIGHBOURS = [1, 3, 7];

/** How many orders are followed at a time. More find hardly a better one. */
const MOST_ORDERS = 200;

/**
 * The order of the sheet of all destinations: by the hour from west to east, home among them. Within an hour from west to
 * east, too, but where neighbours would have one ink. Where the inks fit no order, as few neighbours as possible have.
 * @returns slugs; null is home
 */
export function sheetOrder(countries: readonly Cell[]): (string | null)[] {
  const westToEast = [...countries].sort(
    (a, b) => a.capital.longitude - b.capital.longitude,
  );
  const hours: (number | null)[] = countries
    .map(({ offset }) => offset)
    .sort((a, b) => a - b);
  const home = countries.filter(({ offset }) => offset < 0).length;
  hours.splice(home, 0, null);
  let orders: Order[] = [{ cells: [], clashes: 0 }];
  for (const hour of hours)
    orders = orders
      .flatMap((order) =>
        candidates(order, westToEast, hour).map((cell) =>
          extended(order, cell),
        ),
      )
      .sort((a, b) => a.clashes - b.clashes)
      .slice(0, MOST_ORDERS);
  return orders[0]!.cells.map((cell) => cell?.slug ?? null);
}

/** What may come next: home, or the westernmost cell of each ink left in an hour. Others of that ink change nothing. */
function candidates(
  { cells }: Order,
  westToEast: readonly Cell[],
  hour: number | null,
): (Cell | null)[] {
  if (hour === null) return [null];
  const left = westToEast.filter(
    (cell) => cell.offset === hour && !cells.includes(cell),
  );
  return left.filter(
    ({ ink }, index) => left.findIndex((cell) => cell.ink === ink) === index,
  );
}

function extended({ cells, clashes }: Order, next: Cell | null): Order {
  const alike = NEIGHBOURS.filter(
    (back) => next !== null && cells.at(-back)?.ink === next.ink,
  );
  return { cells: [...cells, next], clashes: clashes + alike.length };
}
