import testFile from "../../data/aptitude-test.json";
import { AptitudeTest } from "../../../src/content/model";
import { outcome, rank } from "../../../src/features/aptitude/score";

// What the page says of each outcome is in AptitudeTest.test.tsx.

const shipped = AptitudeTest.parse(testFile);
const inMode = (mode: "fixed" | "scored"): AptitudeTest => ({
  ...shipped,
  results: { ...shipped.results, mode },
});
const scored = inMode("scored");
/** The same questions with other options. */
const withOptions = (
  change: (
    options: AptitudeTest["questions"][number]["options"],
  ) => AptitudeTest["questions"][number]["options"],
): AptitudeTest => ({
  ...scored,
  questions: scored.questions.map((question) => ({
    ...question,
    options: change(question.options),
  })),
});

const answers = (...chosen: (number | null)[]) =>
  shipped.questions.map((_, index) => chosen[index] ?? null);
const all = (option: number) => shipped.questions.map(() => option);
const names = (result: ReturnType<typeof outcome>) =>
  result.suggestions.map(({ name }) => name);
const programs = (result: ReturnType<typeof outcome>) =>
  result.programs.map(({ name }) => name);

test.each([
  ["fixed", "nothing", answers(), "fixed"],
  ["fixed", "everything with the first option", all(0), "fixed"],
  ["fixed", "everything with the last option", all(3), "fixed"],
  ["scored", "nothing", answers(), "blank"],
  ["scored", "what is no option", answers(7, -1), "blank"],
] as const)(
  "%s, with %s answered, the results are those for everyone",
  (mode, _, given, kind) => {
    const result = outcome(inMode(mode), given);
    expect(result.kind).toBe(kind);
    expect(names(result)).toEqual([
      "Engineering & Technology",
      "Business & Management",
      "Computer Science",
    ]);
    expect(programs(result)).toEqual([
      "B.Tech in Computer Science",
      "MBA in Technology Management",
      "B.Sc in Data Science",
    ]);
    for (const { because } of result.suggestions) expect(because).toEqual([]);
  },
);

test("answers that speak for no area count as none", () => {
  const silent = withOptions((options) =>
    options.map((option) => ({ ...option, points: [] })),
  );
  expect(outcome(silent, all(0)).kind).toBe("blank");
});

test("scored results rank the areas by their points, say which answers put them there, and name three programs", () => {
  // Helping people, a laboratory, biology, by reading, a person helped, a microscope
  const given = answers(1, 1, 1, 1, 1, 1);
  expect(rank(scored, given).map(({ id, points }) => [id, points])).toEqual([
    ["health-medicine", 11],
    ["science-environment", 6],
  ]);
  const result = outcome(scored, given);
  expect(result.suggestions[1]!.because.map(({ text }) => text)).toEqual([
    "In a laboratory",
    "A microscope",
    "Biology",
    "By reading",
  ]);
  // The best of each area, then the next.
  expect(programs(result)).toEqual([
    "B.Sc in Nursing",
    "B.Sc in Environmental Science",
    "Master of Public Health",
  ]);
});

test("at most three areas are suggested, and one alone with its own programs", () => {
  const many = outcome(scored, answers(0, 0, 3, 3, 0, 3, 0, 3, 0, 3));
  expect(many.kind).toBe("scored");
  expect(many.suggestions).toHaveLength(3);
  const one = outcome(scored, answers(1));
  expect(names(one)).toEqual(["Medicine & Health"]);
  expect(programs(one)).toEqual(["B.Sc in Nursing", "Master of Public Health"]);
});

test("two questions with the same answer give the points of both", () => {
  const yes = { text: "Yes", points: [{ area: "arts-design", points: 2 }] };
  const alike = withOptions((options) => [yes, ...options.slice(1)]);
  expect(rank(alike, answers(0, 0))).toMatchObject([
    {
      id: "arts-design",
      points: 4,
      because: [
        { question: 0, points: 2 },
        { question: 1, points: 2 },
      ],
    },
  ]);
});

test("every area can come first", () => {
  for (const { id } of scored.results.areas) {
    const given = scored.questions.map(({ options }) => {
      const points = options.map(
        (option) => option.points.find(({ area }) => area === id)?.points ?? 0,
      );
      const most = Math.max(...points);
      return most > 0 ? points.indexOf(most) : null;
    });
    expect(outcome(scored, given).suggestions[0]!.id).toBe(id);
  }
});

test("level further down is no tie, and all that are level with the third are listed", () => {
  const given = { e: 5, a: 3, b: 2, c: 2, d: 1 };
  const test: AptitudeTest = {
    minutes: 1,
    questions: [
      {
        text: "?",
        options: [
          {
            text: "all",
            points: Object.entries(given).map(([area, points]) => ({
              area,
              points,
            })),
          },
        ],
      },
    ],
    results: {
      mode: "scored",
      fixed: { areas: ["a"], programs: [] },
      areas: [..."abcde"].map((id) => ({
        ...{ id, name: id, text: id },
        programs: [{ name: id, level: "" }],
      })),
    },
  };
  const result = outcome(test, [0]);
  expect([result.kind, result.level]).toEqual(["scored", []]);
  expect(names(result)).toEqual(["e", "a", "b", "c"]);
  expect(programs(result)).toEqual(["e", "a", "b", "c"]);
});
