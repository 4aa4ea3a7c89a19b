import { render, screen } from "@testing-library/react";
import { Band, Bands } from "../../src/components/Bands";
import { Block, Blocks } from "../../src/components/Blocks";
import { TickList } from "../../src/components/TickList";

const isLeftOut: boolean = false;

test("a block or band that is left out leaves no empty one", () => {
  render(
    <>
      <Blocks columns={2}>
        {isLeftOut && <Block title="Left out" />}
        <Block title="Only block" />
        {null}
      </Blocks>
      <Bands>
        {isLeftOut && <Band title="Left out" text="" />}
        <Band title="Only band" text="Its text" />
      </Bands>
    </>,
  );
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

test("a list in a block with a text stands in no paragraph", () => {
  render(
    <Blocks columns={2}>
      <Block title="A block" text="Its text">
        <TickList items={["A line"]} />
      </Block>
    </Blocks>,
  );
  expect(screen.getByText("Its text").tagName).toBe("P");
  expect(screen.getByText("A line").closest("p")).toBeNull();
});
