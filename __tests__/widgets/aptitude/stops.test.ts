import { stopData } from "../../../src/widgets/aptitude/stops";

test("the route is whole from answer to answer, and dotted beside an open question", () => {
  const answers = ["A", "B", null, "C", "D"];
  const stops = answers.map((_, index) => stopData(answers, index));
  expect(stops.map((stop) => stop["data-answered"])).toEqual([
    ...[true, true, undefined, true, true],
  ]);
  expect(stops.map((stop) => stop["data-joined"])).toEqual([
    ...[true, undefined, undefined, true, undefined],
  ]);
});
