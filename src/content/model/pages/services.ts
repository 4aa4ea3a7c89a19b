import { z } from "zod";
import { listOf, record } from "../fields";
import { page, service } from "../shared";

export const ServicesPage = z.strictObject({
  ...page,
  services: listOf(6, record("Service", "A service.", service)).describe(
    "The services, in the order of the route.",
  ),
});
export type ServicesPage = z.infer<typeof ServicesPage>;
