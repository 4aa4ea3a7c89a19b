import { render, screen } from "@testing-library/react";
import { Blocks } from "../../src/components/Blocks";
import { TickList } from "../../src/components/TickList";

test("blocks side by side, and one above the other in two or three columns, differ in colour", () => {
  const blocks = [..."123456789"].map((title) => ({ title }));
  render(<Blocks columns={3} blocks={blocks} />);
  const inks = screen
    .getAllByRole("listitem")
    .map((block) => block.dataset.ink);
  for (const [index, ink] of inks.slice(3).entries())
    expect(inks.slice(index, index + 3)).not.toContain(ink);
});

test("a list in a block with a text is in no paragraph", () => {
  const content = <TickList items={["A line"]} />;
  render(
    <Blocks
      columns={2}
      blocks={[{ title: "A block", text: "Its text", content }]}
    />,
  );
  expect(screen.getByText("Its text").tagName).toBe("P");
  expect(screen.getByText("A line").closest("p")).toBeNull();
});
