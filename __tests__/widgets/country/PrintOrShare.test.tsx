import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PrintOrShare } from "../../../src/widgets/country/PrintOrShare";
import { changeSite } from "../../support/content";

const draw = () => render(<PrintOrShare name="UAE" path="/country/uae" />);

test("one button prints the page", async () => {
  const print = jest.spyOn(window, "print").mockImplementation(() => {});
  draw();
  await userEvent.click(screen.getByRole("button", { name: /^Print/ }));
  expect(print).toHaveBeenCalledTimes(1);
});

test("where the browser cannot print, nothing of it is said", () => {
  const { print } = window;
  Reflect.deleteProperty(window, "print");
  draw();
  Object.assign(window, { print });
  expect(screen.queryByText(/print|paper/i)).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: /WhatsApp/ })).toBeVisible();
});

test.each([
  ["https://example.org", "Study in UAE: https://example.org/country/uae"],
  [null, "Study in UAE"],
])(
  "the other sends its address by WhatsApp where it is known: on a site at %s",
  (siteUrl, text) => {
    changeSite({}, { siteUrl });
    draw();
    const link = screen.getByRole<HTMLAnchorElement>("link", {
      name: /^Send by WhatsApp.*, opens in a new tab$/,
    });
    expect(new URL(link.href).searchParams.get("text")).toBe(text);
  },
);
