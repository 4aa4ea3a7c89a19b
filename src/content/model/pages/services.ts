import { z } from "zod";
import { listOf } from "../fields";
import { page, Service } from "../shared";

export const ServicesPage = z.strictObject({
  ...page,
  services: listOf(6, Service).describe("The services."),
});
export type ServicesPage = z.infer<typeof ServicesPage>;
