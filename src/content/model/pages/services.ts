import { z } from "zod";
import { list, orNull, record } from "../fields";
import { page, service } from "../shared";

export const ServicesPage = z.strictObject({
  ...page,
  services: list(
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
    9,
    3,
  ).describe("The services, in the order of the route."),
});
