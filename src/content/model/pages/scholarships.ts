import { z } from "zod";
import { list, text } from "../fields";
import { page, TextBlock } from "../shared";

export const ScholarshipsPage = z.strictObject({
  ...page,
  tipsTitle: text(60, "The heading of the tips."),
  tips: list(TextBlock, 12, 0).describe("The tips for applying."),
});
