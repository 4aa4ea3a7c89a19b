import { z } from "zod";
import { listOf, record, text } from "../fields";
import { page } from "../shared";

export const OnlineEducationPage = z.strictObject({
  ...page,
  benefits: listOf(
    4,
    record("OnlineBenefit", "A benefit of studying online.", {
      title: text(60, "The name of the benefit."),
      text: text(200, "The benefit in a sentence or two."),
      symbol: z
        .enum(["exchange", "calendar", "globe", "mentors"])
        .meta({ id: "OnlineSymbol", description: "The drawing beside it." }),
    }),
  ).describe("The benefits of studying online."),
});
