import { render } from "@testing-library/react";
import { MapSymbol } from "../../src/components/MapSymbol";

test("on a site below a path a symbol is asked for there", () => {
  const site = globalThis as { __PATH_PREFIX__?: string };
  site.__PATH_PREFIX__ = "/college";
  const { container } = render(<MapSymbol sprite="support" name="journey" />);
  site.__PATH_PREFIX__ = "";
  expect(container.querySelector("use")).toHaveAttribute(
    "href",
    "/college/symbols/support.svg#journey",
  );
});
