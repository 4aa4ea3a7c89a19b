import { z } from "zod";
import { listOf, orNull, record } from "../fields";
import { page, service } from "../shared";

export const ServicesPage = z.strictObject({
  ...page,
  services: listOf(
    6,
    record("Service", "A service.", {
      title: service.title,
      symbol: orNull(
        z
          .enum(["papers", "letter", "gate", "pins", "answers", "clock"])
          .meta({ id: "ServiceSymbol", description: "The drawing beside it." }),
        "nothing is drawn.",
      ),
      features: service.features,
    }),
  ).describe("The services, in the order of the route."),
});
