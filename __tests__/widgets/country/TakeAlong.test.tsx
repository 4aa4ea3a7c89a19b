import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TakeAlong } from "../../../src/widgets/country/TakeAlong";
import { changeSite } from "../../support/content";

const draw = () => render(<TakeAlong name="UAE" path="/country/uae" />);

test("one button prints the page", async () => {
  const print = jest.spyOn(window, "print").mockImplementation(() => {});
  draw();
  await userEvent.click(screen.getByRole("button", { name: /^Print/ }));
  expect(print).toHaveBeenCalledTimes(1);
});

test.each([
  ["https://example.org", "https://example.org"],
  // Not known: where the visitor is.
  [null, "http://localhost"],
])(
  "the other sends its address by WhatsApp, on a site at %s",
  (siteUrl, at) => {
    changeSite({}, { siteUrl });
    draw();
    const link = screen.getByRole<HTMLAnchorElement>("link", {
      name: /^Send by WhatsApp.*, opens in a new tab$/,
    });
    expect(new URL(link.href).searchParams.get("text")).toBe(
      `Study in UAE: ${at}/country/uae`,
    );
  },
);
