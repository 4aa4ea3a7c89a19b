import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Flag } from "../../../src/widgets/destinations/Flag";
import { serve } from "../../support/render";

const ADDRESS = "https://flagcdn.com/my.svg";
const OWN_COPY = "/flags/my.svg";

const flag = <Flag address={ADDRESS} ownCopy={OWN_COPY} />;
const picture = () => screen.getByRole("presentation");

test("a flag comes from the public host; if it cannot be loaded, the site's own copy takes its place, and stays if that fails, too", () => {
  render(flag);
  expect(picture()).toHaveAttribute("src", ADDRESS);
  for (let failure = 0; failure < 2; failure++) {
    fireEvent.error(picture());
    expect(picture()).toHaveAttribute("src", OWN_COPY);
  }
});

test.each([
  ["failed", 0, OWN_COPY],
  ["came", 640, ADDRESS],
])(
  "one that %s before React listened, %i px wide, shows %s",
  async (_, width, shown) => {
    const { prototype } = HTMLImageElement;
    jest.spyOn(prototype, "complete", "get").mockReturnValue(true);
    jest.spyOn(prototype, "naturalWidth", "get").mockReturnValue(width);
    serve(flag)();
    await waitFor(() => expect(picture()).toHaveAttribute("src", shown));
  },
);
