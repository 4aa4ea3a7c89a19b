import { placed, placeIn } from "../../src/ui/placed";

test("each child gets a rule of its own, in their order", () => {
  expect(placed(["left:1%", "left:2%"])).toBe(
    "> :nth-child(1){left:1%}> :nth-child(2){left:2%}",
  );
});

test("a point's place is told in percent of its frame", () => {
  expect(placeIn({ width: 400, height: 300 }, { x: 100, y: 100 })).toBe(
    "left:25.00%;top:33.33%",
  );
});
