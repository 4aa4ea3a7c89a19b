import { render, screen, within } from "@testing-library/react";
import { Steps } from "../../../src/sections/education-support/Steps";

const steps = ["Initial Consultation", "Personalized Planning"].map(
  (title) => ({ title, text: `About ${title}` }),
);

test("the steps are a numbered list in their order", () => {
  render(<Steps steps={steps} />);
  expect(screen.getByRole("list").tagName).toBe("OL");
  expect(
    screen.getAllByRole("heading").map((heading) => heading.textContent),
  ).toEqual(["Initial Consultation", "Personalized Planning"]);
});

test("each step has its number and its text", () => {
  render(<Steps steps={steps} />);
  const [first, second] = screen.getAllByRole("listitem");
  expect(within(first!).getByText("1")).toBeVisible();
  expect(within(second!).getByText("2")).toBeVisible();
  expect(second).toHaveTextContent("About Personalized Planning");
});

test("a line leads from each step to the next, and none from the last", () => {
  render(<Steps steps={steps} />);
  const [first, last] = screen.getAllByRole("listitem");
  expect(first!.querySelector("svg")).toBeInTheDocument();
  expect(last!.querySelector("svg")).not.toBeInTheDocument();
});
