/** How far apart the bars of a building stand, in metres. */
const PITCH = 8;

/** By a country's code: buildings, west to east. */
const BUILDINGS: Partial<Record<string, readonly Building[]>> = {
  de: [
    {
      name: "Cologne Cathedral",
      city: "Cologne",
      height: 157,
      bars: [
        ...[57, 107, 157, 107, 57, 107, 157, 107, 57],
        ...[45, 45, 45, 109, 45, 45, 45, 45],
      ],
    },
    {
      name: "Commerzbank Tower",
      city: "Frankfurt",
      height: 259,
      bars: [162, 162, 236, 259, 259, 236, 200, 200, 36, 36],
    },
    {
      name: "Elbphilharmonie",
      city: "Hamburg",
      height: 110,
      bars: [
        ...[110, 106, 96, 84, 90, 98, 101, 99, 93],
        ...[84, 81, 88, 92, 91, 87, 81, 74],
      ],
    },
    {
      name: "Ulm Minster",
      city: "Ulm",
      height: 162,
      bars: [95, 129, 162, 129, 95, 42, 42, 42, 42, 42, 42, 42, 86, 42],
    },
    {
      name: "Frauenkirche",
      city: "Munich",
      height: 99,
      bars: [86, 99, 86, 38, 86, 99, 86, 38, 38, 38, 38, 38, 38, 38, 38],
    },
    {
      name: "Berlin TV tower",
      city: "Berlin",
      height: 368,
      bars: [[0, 210, 222], [26, 201, 231], 368, [26, 201, 231], [0, 210, 222]],
    },
  ],
};

type Building = {
  name: string;
  city: string;
  /** In metres. */
  height: number;
  /** The height of each bar, west to east; or its height, and from where to where it goes on above a gap. */
  bars: readonly (number | readonly [number, number, number])[];
};

/** The landmarks of a country, drawn in bars; most have none. */
export function landmarksOf(code: string): Queries.Landmark[] {
  const buildings = BUILDINGS[code] ?? [];
  return buildings.map(({ bars, ...building }, index) => ({
    ...building,
    path: bars
      .map((bar, place) => {
        const x = PITCH * (place - (bars.length - 1) / 2);
        const [height, from = 0, to = 0] = [bar].flat();
        return (
          (height ? `M${x} 0v-${height}` : "") +
          (to ? `M${x}-${from}V-${to}` : "")
        );
      })
      .join(""),
    barWidth: PITCH * (0.4 + (0.3 * index) / (buildings.length - 1)),
  }));
}
