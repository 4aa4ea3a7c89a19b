import { render } from "@testing-library/react";
import "../../src/components/FactList";
import { block, ground } from "../../src/lib/inks";

test("a background that is none, and attributes with values that no style knows, do not compile", () => {
  render(
    <>
      <p {...block("coral")} {...ground("sea")} data-look="rows" />
      {/* @ts-expect-error -- no ink */}
      <p data-ink="corral" />
      {/* @ts-expect-error -- it is there or not */}
      <p data-block="sun" />
      {/* @ts-expect-error -- no look of a list */}
      <p data-look="row" />
    </>,
  );
  // @ts-expect-error -- the sea is a ground, and no ink of a block
  const { "data-ink": ink } = block("sea");
  expect(ink).toBe("sea");
});
