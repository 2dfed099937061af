import { z } from "zod";
import { SERVICE_PROBLEMS } from "#app/domain/shop/service-problem.ts";

/** The payload of a `service_alert` in the outbox. */
export const ServiceAlertSchema = z.object({ problem: z.enum(SERVICE_PROBLEMS) });
