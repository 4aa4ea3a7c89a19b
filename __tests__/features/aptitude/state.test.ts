import {
  answeredCount,
  aptitudeReducer,
  begin,
  START_MS,
  type Event,
} from "../../../src/features/aptitude/state";

const after = (...events: Event[]) => events.reduce(aptitudeReducer, begin(10));

const started: Event = { name: "started" };
const loaded: Event = { name: "loaded" };
const completed: Event = { name: "completed" };
const retaken: Event = { name: "retaken" };
const answered = (option: number): Event => ({ name: "answered", option });
const moved = (to: number): Event => ({ name: "moved", to });

test("the test begins with the intro, nothing answered", () => {
  expect(after()).toEqual({
    stage: "intro",
    current: 0,
    answers: Array(10).fill(null),
  });
});

test("Start Test shows a loading state for 2 seconds, then the questions appear", () => {
  expect(START_MS).toBe(2000);
  expect(after(started).stage).toBe("loading");
  expect(after(started, loaded).stage).toBe("questions");
});

test("Complete Test moves on with no check that anything was answered", () => {
  const state = after(started, loaded, completed);
  expect(state.stage).toBe("results");
  expect(answeredCount(state)).toBe(0);
});

test("Retake Test leads back to the intro, with no answers", () => {
  const state = after(
    started,
    loaded,
    answered(1),
    moved(4),
    answered(2),
    completed,
    retaken,
  );
  expect(state).toEqual(begin(10));
});

test("an answer belongs to the current question and can be changed", () => {
  const state = after(
    started,
    loaded,
    answered(3),
    moved(2),
    answered(0),
    answered(1),
  );
  expect(state.answers).toEqual([3, null, 1, ...Array(7).fill(null)]);
  expect(answeredCount(state)).toBe(2);
});

test("moving needs no answer, and leads to a question that exists", () => {
  expect(after(started, loaded, moved(9)).current).toBe(9);
  expect(after(started, loaded, moved(9), moved(0)).current).toBe(0);
  for (const nowhere of [-1, 10, 0.5, NaN])
    expect(after(started, loaded, moved(3), moved(nowhere)).current).toBe(3);
});

test.each([
  ["intro", [], ["started"]],
  ["loading", [started], ["loaded"]],
  ["questions", [started, loaded], ["answered", "moved", "completed"]],
  ["results", [started, loaded, completed], ["retaken"]],
] as const)(
  "in %s only the events that belong to it count",
  (_, story, expected) => {
    const others = [
      started,
      loaded,
      answered(1),
      moved(1),
      completed,
      retaken,
    ].filter(({ name }) => !(expected as readonly string[]).includes(name));
    for (const event of others)
      expect(after(...story, event)).toEqual(after(...story));
  },
);

test("there are as many answers as questions, also when they are not ten", () => {
  expect(begin(3).answers).toEqual([null, null, null]);
});
