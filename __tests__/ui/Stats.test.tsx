import { render, screen } from "@testing-library/react";
import { Stats } from "../../src/ui/Stats";

test("a figure with a note says where it comes from", () => {
  const note = "Of 2023's applicants who finished the programme";
  const claim = { value: "95%", label: "Success rate", note };
  render(<Stats label="In numbers" claims={[claim]} />);
  expect(screen.getByRole("definition")).toHaveTextContent(`95%${note}`);
});
