import { isAsleep, nightOnRuler } from "../../../src/widgets/hero/asleep";

test.each([
  ["21:59", false],
  ["22:00", true],
  ["00:00", true],
  ["06:59", true],
  ["07:00", false],
])("at %s people are asleep: %s", (time, asleep) => {
  expect(isAsleep(time)).toBe(asleep);
});

test.each([
  // At noon in India the night is from 2 PM to 11 PM yesterday, seen from here.
  ["12:00", 12 * 60, [{ from: -14, to: -5 }]],
  [
    "18:00",
    18 * 60,
    [
      { from: -14, to: -11 },
      { from: 4, to: 5 },
    ],
  ],
  ["0:00", 0, [{ from: -2, to: 5 }]],
  ["6:00, when two nights are on the map", 6 * 60, [{ from: -8, to: 1 }]],
])("at %s in India it is night there: %#", (_, minutes, nights) => {
  expect(nightOnRuler(minutes, -14, 5)).toEqual(nights);
});
