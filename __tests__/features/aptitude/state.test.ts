import {
  answeredCount,
  aptitudeReducer,
  begin,
  type Event,
} from "../../../src/features/aptitude/state";

// The stages, as a visitor walks through them, are in AptitudeTest.test.tsx.

const after = (...events: Event[]) => events.reduce(aptitudeReducer, begin(10));

const started: Event = { name: "started" };
const loaded: Event = { name: "loaded" };
const completed: Event = { name: "completed" };
const retaken: Event = { name: "retaken" };
const answered = (option: number): Event => ({ name: "answered", option });
const moved = (to: number): Event => ({ name: "moved", to });

test("an answer belongs to the current question and can be changed; retaking forgets all", () => {
  const story = [
    ...[started, loaded, answered(3)],
    ...[moved(2), answered(0), answered(1)],
  ];
  const state = after(...story);
  expect(state.answers).toEqual([3, null, 1, ...Array(7).fill(null)]);
  expect(answeredCount(state)).toBe(2);
  expect(after(...story, completed, retaken)).toEqual(begin(10));
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
  (stage, story, expected) => {
    expect(after(...story).stage).toBe(stage);
    const all = [started, loaded, answered(1), moved(1), completed, retaken];
    for (const event of all)
      if (!(expected as readonly string[]).includes(event.name))
        expect(after(...story, event)).toEqual(after(...story));
  },
);
