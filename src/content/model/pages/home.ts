import { z } from "zod";
import { list, pattern, record, text } from "../fields";
import { PageLink, page } from "../shared";

/** Names of countries begin above the second line of each, counted from below. */
const twoLines = (letters: number) =>
  pattern(
    new RegExp(`^\\S.{0,${letters - 1}}( .{1,${letters}})?$`),
    `write two lines of at most ${letters} characters each, with a space between them: the map begins above`,
  );

export const HomePage = z.strictObject({
  ...page,
  heading: twoLines(15).describe("The heading on the map."),
  lead: twoLines(70).describe("The text below the heading."),
  primary: PageLink.describe("The first button."),
  secondary: PageLink.describe("The second button."),
  destinations: record("DestinationTexts", "The texts around the cards.", {
    title: text(60, "The heading of the cards."),
    lead: text(200, "The text below that heading."),
    moreTitle: text(60, "The heading of the list of all countries."),
    moreLead: text(120, "The text below that heading."),
  }),
  why: record("WhyChooseUs", "The reasons to choose us.", {
    title: text(60, "The heading of the reasons."),
    lead: text(200, "The text below that heading."),
    benefits: list(
      record("Benefit", "A reason to choose us.", {
        title: text(60, "The reason, short."),
        text: text(160, "The reason in a sentence."),
        symbol: z
          .enum(["route", "dots", "pins", "border", "signal", "ruler"])
          .meta({ id: "BenefitSymbol", description: "The drawing beside it." }),
      }),
      6,
      3,
    ).describe("The reasons."),
  }),
});
export type HomePage = z.infer<typeof HomePage>;
