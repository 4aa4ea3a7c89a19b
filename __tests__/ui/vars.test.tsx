import { render } from "@testing-library/react";
import { percent, placeIn, vars } from "../../src/ui/vars";

const Sign = ({ left }: { left: number }) => (
  <i data-testid="sign" {...vars({ "--left": percent(left), "--rows": 7 })} />
);

test("an element says its properties, for the rule in the page's styles", () => {
  const { getByTestId } = render(<Sign left={0.123456} />);
  expect(getByTestId("sign")).toHaveAttribute(
    "data-vars",
    "--left:12.35%;--rows:7",
  );
});

test("what React draws has them, and keeps them up to date", () => {
  const { getByTestId, rerender } = render(<Sign left={0.25} />);
  const left = () => getByTestId("sign").style.getPropertyValue("--left");
  expect(left()).toBe("25%");
  rerender(<Sign left={0.5} />);
  expect(left()).toBe("50%");
  expect(getByTestId("sign").style.getPropertyValue("--rows")).toBe("7");
});

test("a point's place is given in percent of its frame", () => {
  expect(placeIn({ width: 400, height: 300 }, { x: 100, y: 100 })).toEqual({
    "--left": "25%",
    "--top": "33.33%",
  });
});
