/** Something to choose, and what counts against it by itself. */
type Option = { cost: number };

/** From how many choices the search begins. The best of where they lead is taken. */
const BEGINNINGS = 10;

/** What is less does not count: sums of fractions are not exact. */
const BETTER = 1e-6;

/**
 * Chooses one option of each list, so that together they cost little: the best two for each two lists while all others stay,
 * until nothing gets better.
 * @param lists none of them is empty
 * @param between what counts against two options together, 0 for most
 * @returns an option of each list, always the same for the same input
 */
export function leastCost<T extends Option>(
  lists: readonly (readonly T[])[],
  between: (a: T, b: T) => number,
): T[] {
  const clashes = clashesOf(lists, between);
  const together = (a: T, b: T) => clashes.get(a)!.get(b) ?? 0;
  const choices = Array.from({ length: BEGINNINGS }, (_, beginning) =>
    lists.map((list, index) => list[(beginning * (index + 1)) % list.length]!),
  );
  for (const chosen of choices) improve(chosen);
  const total = (chosen: readonly T[]) =>
    chosen.reduce(
      (sum, a, index) =>
        chosen.slice(index + 1).reduce((sum, b) => sum + together(a, b), sum) +
        a.cost,
      0,
    );
  return choices.reduce((a, b) => (total(b) < total(a) ? b : a));

  function improve(chosen: T[]) {
    /** What counts against each option beside all that are chosen. */
    const against = new Map(lists.flat().map((one) => [one, one.cost]));
    const count = (option: T, sign: 1 | -1) => {
      for (const [other, cost] of clashes.get(option)!)
        against.set(other, against.get(other)! + sign * cost);
    };
    const choose = (list: number, option: T) => {
      count(chosen[list]!, -1);
      count(option, 1);
      chosen[list] = option;
    };
    for (const option of chosen) count(option, 1);

    for (let isBetter = true; isBetter;) {
      isBetter = false;
      for (let a = 1; a < lists.length; a += 1)
        for (let b = 0; b < a; b += 1) {
          const [chosenA, chosenB] = [chosen[a]!, chosen[b]!];
          const ofB = lists[b]!.map((option) => ({
            ...{
              option,
              cost: against.get(option)! - together(option, chosenA),
            },
          }));
          let best = [chosenA, chosenB] as const;
          let least =
            against.get(chosenA)! +
            against.get(chosenB)! -
            together(chosenA, chosenB) -
            BETTER;
          for (const one of lists[a]!) {
            const cost = against.get(one)! - together(one, chosenB);
            for (const other of ofB) {
              if (cost + other.cost >= least) continue;
              const sum = cost + other.cost + together(one, other.option);
              if (sum >= least) continue;
              [best, least] = [[one, other.option], sum];
              isBetter = true;
            }
          }
          choose(a, best[0]);
          choose(b, best[1]);
        }
    }
  }
}

/** Which options of other lists each option clashes with, and what that costs. */
function clashesOf<T>(
  lists: readonly (readonly T[])[],
  between: (a: T, b: T) => number,
): Map<T, Map<T, number>> {
  const clashes = new Map(lists.flat().map((a) => [a, new Map<T, number>()]));
  lists.forEach((list, index) => {
    const others = lists.slice(index + 1).flat();
    for (const a of list)
      for (const b of others) {
        const cost = between(a, b);
        if (cost === 0) continue;
        clashes.get(a)!.set(b, cost);
        clashes.get(b)!.set(a, cost);
      }
  });
  return clashes;
}
