import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { frameAt } from "../support/render";

test("every page sits in a header, the page body, a footer and the floating chat button, in this order", () => {
  render(frameAt("/about"));
  const landmarks = [
    screen.getByRole("banner"),
    screen.getByRole("main"),
    screen.getByRole("contentinfo"),
    screen.getByRole("complementary", { name: "Chat" }),
  ];
  for (const [index, landmark] of landmarks.slice(1).entries())
    expect(
      landmarks[index]!.compareDocumentPosition(landmark) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  expect(within(screen.getByRole("main")).getByText("A page")).toBeVisible();
});

test("each navigation has a name of its own", () => {
  render(frameAt("/"));
  expect(screen.getAllByRole("navigation")).toHaveLength(3);
  for (const name of ["Main", "Quick links", "Destinations"])
    expect(screen.getByRole("navigation", { name })).toBeInTheDocument();
});

test("the first thing the Tab key reaches is a link that skips to the content", async () => {
  render(frameAt("/"));
  await userEvent.tab();
  const skip = screen.getByRole("link", { name: "Skip to content" });
  expect(skip).toHaveFocus();
  expect(document.querySelector(skip.getAttribute("href")!)).toBe(
    screen.getByRole("main"),
  );
});
