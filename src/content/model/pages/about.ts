import { z } from "zod";
import { list, listOf, orNull, record, text } from "../fields";
import { Button, page, TextBlock } from "../shared";

const TitledList = record("TitledList", "A list with its heading.", {
  title: text(60, "The heading of the list."),
  items: list(text(120, "A line."), 12).describe("Its lines."),
});

export const AboutPage = z.strictObject({
  ...page,
  mission: TextBlock.describe("Our mission."),
  offer: TitledList.describe("What we offer."),
  why: TitledList.describe("Why choose us."),
  valuesTitle: text(60, "The heading of the values."),
  values: listOf(
    4,
    record("OurValue", "Something that we hold to.", {
      ...TextBlock.shape,
      symbol: orNull(
        z.enum(["choice", "ways", "branch", "company"]).meta({
          id: "ValueSymbol",
          description: "What the line below it passes through.",
        }),
        "nothing is drawn.",
      ),
    }),
  ).describe("What we hold to."),
  callToAction: record("CallToAction", "The end of the page, with a button.", {
    title: text(80, "The heading above the button."),
    button: Button.describe("The button, and where it leads."),
  }),
});
