import { INKS, type Ink, type Place } from "./place";

/** For each code the codes of the countries around it. */
type Neighbours = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Every country's ink, by slug. A written ink stays; null becomes one that no neighbour has, and of these the one
 * least used so far. If all four stand around a country, it takes the one that fewest neighbours have.
 */
export function resolveInks(
  places: readonly Place[],
  neighbours: Neighbours,
): Record<string, Ink> {
  const byCode = new Map(
    places.flatMap(({ code, ink }) => (ink ? [[code, ink]] : [])),
  );
  for (const { code } of places) {
    if (byCode.has(code)) continue;
    const around = [...(neighbours.get(code) ?? [])].flatMap(
      (other) => byCode.get(other) ?? [],
    );
    byCode.set(code, leastUsed(around, [...byCode.values()]));
  }
  return Object.fromEntries(
    places.map(({ slug, code, ink }) => [slug, ink ?? byCode.get(code)!]),
  );
}

/** The sort keeps the order of equals. */
function leastUsed(around: Ink[], everywhere: Ink[]): Ink {
  const uses = (ink: Ink, where: Ink[]): number =>
    where.filter((other) => other === ink).length;
  return INKS.toSorted(
    (a, b) =>
      uses(a, around) - uses(b, around) ||
      uses(a, everywhere) - uses(b, everywhere),
  )[0]!;
}

/** A sentence for each border with the same ink on both sides. */
export function inkWarnings(
  places: readonly Place[],
  inks: Record<string, Ink>,
  neighbours: Neighbours,
): string[] {
  return places.flatMap((place, index) =>
    places
      .slice(index + 1)
      .filter(
        (other) =>
          inks[other.slug] === inks[place.slug] &&
          neighbours.get(place.code)?.has(other.code),
      )
      .map(
        (other) =>
          `${place.name} and ${other.name} are neighbours and have the same ink, "${inks[place.slug]}": ` +
          `write another for one of them, or null to have it chosen.`,
      ),
  );
}
