import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { SmartLink } from "../../src/components/SmartLink";

const link = () => screen.getByRole("link");

test.each(["/about", "/", "/country/uae", "/services?q=1#contact"])(
  "%s is a page of ours: Gatsby takes the visitor there",
  async (to) => {
    render(<SmartLink to={to}>Go</SmartLink>);
    expect(link()).toHaveAttribute("href", to);
    await userEvent.click(link());
    expect(navigate).toHaveBeenCalledWith(to);
  },
);

test.each([
  // No page of ours is behind these: redirect rules lead them home.
  "/privacy",
  "/privacy?from=mail#top",
  "https://example.org/apply",
  "//example.org",
  "tel:+919876543210",
  "#contact",
])("%s is not: the browser follows it", async (to) => {
  // Following a link is more than this DOM can.
  const followed = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener("click", followed, { once: true });
  render(<SmartLink to={to}>Go</SmartLink>);
  expect(link()).toHaveAttribute("href", to);
  expect(link()).not.toHaveAttribute("target");
  await userEvent.click(link());
  expect(followed).toHaveBeenCalledTimes(1);
  expect(navigate).not.toHaveBeenCalled();
});

test("a link that opens a new tab says so, and hands the other site no way back to this one", () => {
  const { rerender } = render(
    <SmartLink to="https://example.org" newTab>
      Source
    </SmartLink>,
  );
  expect(link()).toHaveAttribute("target", "_blank");
  expect(link()).toHaveAttribute("rel", "noopener");
  expect(link()).toHaveAccessibleName(/^Source ?, opens in a new tab$/);
  rerender(
    <SmartLink to="https://example.org" newTab aria-label="Fees, in a new tab">
      Source
    </SmartLink>,
  );
  expect(link()).toHaveAccessibleName("Fees, in a new tab");
  expect(link()).toHaveTextContent(/^Source$/);
});
