// Specification: 4.6
import { stopData } from "../../../src/widgets/aptitude/stops";

test("the route is whole from answer to answer, and dotted beside an open question", () => {
  const answers = ["A", "B", null, "C", "D"];
  const stops = answers.map((_, index) => stopData(answers, index));
  const answered = stops.map((stop) => Boolean(stop["data-answered"]));
  expect(answered).toEqual([true, true, false, true, true]);
  const joined = stops.map((stop) => Boolean(stop["data-joined"]));
  expect(joined).toEqual([true, false, false, true, false]);
});
