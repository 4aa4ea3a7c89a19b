import testFile from "../../data/aptitude-test.json";
import { AptitudeTest } from "../../../src/content/model";
import { outcome, rank } from "../../../src/features/aptitude/score";

const test0 = AptitudeTest.parse(testFile);
const fixed: AptitudeTest = {
  ...test0,
  results: { ...test0.results, mode: "fixed" },
};
const scored: AptitudeTest = {
  ...test0,
  results: { ...test0.results, mode: "scored" },
};

const none = test0.questions.map(() => null);
const answers = (...chosen: (number | null)[]) =>
  none.map((_, index) => chosen[index] ?? null);
const names = (result: ReturnType<typeof outcome>) =>
  result.suggestions.map(({ area }) => area.name);
const programs = (result: ReturnType<typeof outcome>) =>
  result.programs.map(({ name }) => name);

const SPECIFIED = {
  areas: [
    "Engineering & Technology",
    "Business & Management",
    "Computer Science",
  ],
  programs: [
    "B.Tech in Computer Science",
    "MBA in Technology Management",
    "B.Sc in Data Science",
  ],
};

test.each([
  ["nothing", none],
  ["everything with the first option", none.map(() => 0)],
  ["everything with the last option", none.map(() => 3)],
])("fixed results are the same whatever the answers: %s", (_, given) => {
  const result = outcome(fixed, given);
  expect(result.kind).toBe("fixed");
  expect(names(result)).toEqual(SPECIFIED.areas);
  expect(programs(result)).toEqual(SPECIFIED.programs);
  expect(result.suggestions.every(({ because }) => because.length === 0)).toBe(
    true,
  );
});

test("scored results rank the three areas with the most points, and say which answers put them there", () => {
  // Helping people, a laboratory, biology, by reading, a person helped, a microscope
  const given = answers(1, 1, 1, 1, 1, 1);
  const ranked = rank(scored, given).map(({ area, points }) => [
    area.id,
    points,
  ]);
  expect(ranked).toEqual([
    ["health-medicine", 11],
    ["science-environment", 6],
  ]);
  expect(outcome(scored, given).suggestions[1]!.because).toEqual([
    "In a laboratory",
    "Biology",
    "By reading",
    "A microscope",
  ]);
  const result = outcome(scored, answers(0, 0, 3, 3, 0, 3, 0, 3, 0, 3));
  expect(result.kind).toBe("scored");
  expect(result.suggestions).toHaveLength(3);
});

test("two questions with the same answer give one reason, and the points of both", () => {
  const yes = { text: "Yes", points: [{ area: "arts-design", points: 2 }] };
  const alike: AptitudeTest = {
    ...scored,
    questions: scored.questions.map((question) => ({
      ...question,
      options: [yes, ...question.options.slice(1)],
    })),
  };
  expect(rank(alike, answers(0, 0))).toMatchObject([
    { area: { id: "arts-design" }, points: 4, because: ["Yes"] },
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
    expect(outcome(scored, given).suggestions[0]!.area.id).toBe(id);
  }
});

test("the programs are the best of each area, then the next, three at least, none twice", () => {
  const result = outcome(scored, answers(1, 1, 1, 1, 1, 1));
  expect(programs(result)).toEqual([
    "B.Sc in Nursing",
    "B.Sc in Environmental Science",
    "Master of Public Health",
  ]);
  const one = outcome(scored, answers(1));
  expect(names(one)).toEqual(["Medicine & Health"]);
  expect(programs(one)).toEqual(["B.Sc in Nursing", "Master of Public Health"]);
});

test("areas that are level at the top are named: no clear favourite", () => {
  // Solving problems: two points each for engineering and computer science
  const result = outcome(scored, answers(0));
  expect(result.kind).toBe("tied");
  expect(result.level).toEqual([
    "Engineering & Technology",
    "Computer Science",
  ]);
});

test("level further down is no tie, and all that are level with the third are listed", () => {
  const option = (text: string, ...given: [string, number][]) => ({
    text,
    points: given.map(([area, points]) => ({ area, points })),
  });
  const areas = ["a", "b", "c", "d", "e"].map((id) => ({
    id,
    name: id,
    text: id,
    programs: [{ name: id, level: "" }],
  }));
  const test: AptitudeTest = {
    minutes: 1,
    questions: [
      {
        text: "?",
        options: [
          option("all", ["e", 5], ["a", 3], ["b", 2], ["c", 2], ["d", 1]),
        ],
      },
    ],
    results: { mode: "scored", fixed: { areas: ["a"], programs: [] }, areas },
  };
  const result = outcome(test, [0]);
  expect(result.kind).toBe("scored");
  expect(result.level).toEqual([]);
  expect(names(result)).toEqual(["e", "a", "b", "c"]);
  expect(programs(result)).toEqual(["e", "a", "b", "c"]);
});

test("with nothing answered there is nothing to rank: the suggestions for everyone, said to be that", () => {
  const result = outcome(scored, none);
  expect(result.kind).toBe("blank");
  expect(names(result)).toEqual(SPECIFIED.areas);
  expect(result.suggestions.every(({ because }) => because.length === 0)).toBe(
    true,
  );
});

test("answers that speak for no area count as none, and so do options that do not exist", () => {
  expect(outcome(scored, answers(7, -1)).kind).toBe("blank");
  const silent: AptitudeTest = {
    ...scored,
    questions: scored.questions.map((question) => ({
      ...question,
      options: question.options.map((option) => ({ ...option, points: [] })),
    })),
  };
  expect(
    outcome(
      silent,
      none.map(() => 0),
    ).kind,
  ).toBe("blank");
});
