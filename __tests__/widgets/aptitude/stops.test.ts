import { stopData } from "../../../src/widgets/aptitude/stops";

test("the route is whole from answer to answer, and dotted beside an open question", () => {
  const answers = [2, 0, null, 1, 3];
  const stops = answers.map((_, index) => stopData(answers, index));
  expect(stops.map((stop) => stop["data-answered"])).toEqual([
    ...[true, true, undefined, true, true],
  ]);
  expect(stops.map((stop) => stop["data-joined"])).toEqual([
    ...[true, undefined, undefined, true, undefined],
  ]);
});
