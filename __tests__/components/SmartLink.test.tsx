import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { SmartLink } from "../../src/ui/SmartLink";

const link = () => screen.getByRole("link");

beforeEach(() => {
  jest.mocked(navigate).mockClear();
  // Following a link is more than this DOM can; what counts is who is asked to.
  window.addEventListener("click", (event) => event.preventDefault(), {
    once: true,
  });
});

test.each(["/about", "/", "/country/uae", "/services#contact"])(
  "%s is a page of ours: Gatsby takes the visitor there",
  async (to) => {
    render(<SmartLink to={to}>Go</SmartLink>);
    expect(link()).toHaveAttribute("href", to);
    await userEvent.click(link());
    expect(navigate).toHaveBeenCalledWith(to, expect.anything());
  },
);

test.each([
  // No page of ours is behind these: redirect rules lead them home.
  "/privacy",
  "/privacy?from=mail#top",
  "/home",
  "https://example.org/apply",
  "//example.org",
  "tel:+919876543210",
  "mailto:hello@longitude.example",
  "#contact",
])("%s is not: the browser follows it", async (to) => {
  render(<SmartLink to={to}>Go</SmartLink>);
  expect(link()).toHaveAttribute("href", to);
  expect(link()).not.toHaveAttribute("target");
  await userEvent.click(link());
  expect(navigate).not.toHaveBeenCalled();
});

test("a link that opens a new tab says so, and hands the other site no way back to this one", () => {
  render(
    <SmartLink to="https://example.org" newTab>
      Source
    </SmartLink>,
  );
  expect(link()).toHaveAttribute("target", "_blank");
  expect(link()).toHaveAttribute("rel", "noopener");
  expect(link()).toHaveAccessibleName(/^Source ?, opens in a new tab$/);
});

test("a link with a name of its own is called by it alone", () => {
  render(
    <SmartLink to="https://wa.me/91" newTab aria-label="Chat, in a new tab">
      +91
    </SmartLink>,
  );
  expect(link()).toHaveAccessibleName("Chat, in a new tab");
  expect(link()).toHaveTextContent(/^\+91$/);
});
