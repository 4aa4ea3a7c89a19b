// Specification: 4.6
import {
  aptitudeReducer,
  begin,
  type TestEvent,
} from "../../../src/widgets/aptitude/state";
import { stopData } from "../../../src/widgets/aptitude/stops";

// The stages, as a visitor walks through them, are in AptitudeTest.test.tsx.

const after = (...events: TestEvent[]) =>
  events.reduce(aptitudeReducer, begin(10));

const started: TestEvent = { name: "started" };
const loaded: TestEvent = { name: "loaded" };
const completed: TestEvent = { name: "completed" };
const retaken: TestEvent = { name: "retaken" };
const returned: TestEvent = { name: "returned" };
const answered: TestEvent = { name: "answered", option: "Biology" };
const moved = (to: number): TestEvent => ({ name: "moved", to });
const END = [started, loaded, completed];

test.each<[string, TestEvent[], TestEvent[]]>([
  ["an end before the beginning", [], [loaded, completed, retaken, returned]],
  ["a second start", [started], [started, answered]],
  ["a late timer", [started, loaded, answered], [started, loaded]],
  ["no such question", [started, loaded, moved(9)], [moved(10), moved(-1)]],
  ["a test that is taken again", [...END, retaken, started], [returned]],
  ["a second end", END, [completed, answered, moved(3)]],
])("%s changes nothing", (_, events, unexpected) => {
  expect(after(...events, ...unexpected)).toEqual(after(...events));
});

test("the route is whole from answer to answer, and dotted beside an open question", () => {
  const answers = ["A", "B", null, "C", "D"];
  const stops = answers.map((_, index) => stopData(answers, index));
  const answered = stops.map((stop) => Boolean(stop["data-answered"]));
  expect(answered).toEqual([true, true, false, true, true]);
  const joined = stops.map((stop) => Boolean(stop["data-joined"]));
  expect(joined).toEqual([true, false, false, true, false]);
});
