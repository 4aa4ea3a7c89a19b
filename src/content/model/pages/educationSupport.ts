import { z } from "zod";
import { listOf, record, text } from "../fields";
import { Button, page, service, TextBlock } from "../shared";

export const EducationSupportPage = z.strictObject({
  ...page,
  services: listOf(
    4,
    record("SupportService", "A service with its drawing.", {
      title: service.title,
      symbol: z
        .enum(["choices", "mentor", "awards", "journey"])
        .meta({ id: "SupportSymbol", description: "The drawing beside it." }),
      features: service.features,
    }),
  ).describe("The services."),
  process: record("Process", "How it goes, step by step.", {
    title: text(60, "The heading of the steps."),
    steps: listOf(4, TextBlock).describe("The steps, in their order."),
    button: Button.describe("The button, and where it leads."),
  }),
});
