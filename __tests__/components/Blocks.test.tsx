import { render, screen } from "@testing-library/react";
import { Blocks } from "../../src/components/Blocks";
import { TickList } from "../../src/components/TickList";

test("a list in a block with a text stands in no paragraph", () => {
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
