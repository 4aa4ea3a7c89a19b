import { render, screen } from "@testing-library/react";
import { Stats } from "../../src/ui/Stats";

const claim = { value: "95%", label: "Success rate", note: null };

test("each figure stands with what it counts", () => {
  render(
    <Stats
      label="In numbers"
      claims={[claim, { value: "50+", label: "Countries", note: null }]}
    />,
  );
  expect(screen.getByRole("region", { name: "In numbers" })).toBeVisible();
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "Success rate",
    "Countries",
  ]);
  expect(
    screen.getAllByRole("definition").map((figure) => figure.textContent),
  ).toEqual(["95%", "50+"]);
});

test("a figure with a note says where it comes from", () => {
  const note = "Of 2023's applicants who finished the programme";
  render(<Stats label="In numbers" claims={[{ ...claim, note }]} />);
  expect(screen.getByRole("definition")).toHaveTextContent(`95%${note}`);
});
