import { z } from "zod";
import { page } from "../shared";

export const AptitudeTestPage = z.strictObject(page);
