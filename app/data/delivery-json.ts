import { z } from "zod";
import type { Delivery } from "#app/domain/delivery/delivery.ts";

const days = z.int().nullable().default(null);

/** How an order or checkout is delivered, as the database's functions return it. Older ones name only the method. */
export const DeliverySchema = z.discriminatedUnion("method", [
  z.object({
    method: z.literal("delivery"),
    zone: z.string().nullable().default(null),
    zoneEs: z.string().nullable().default(null),
    daysMin: days,
    daysMax: days,
  }),
  z.object({
    method: z.literal("pickup"),
    address: z.string(),
    note: z.string().default(""),
    noteEs: z.string().default(""),
  }),
]) satisfies z.ZodType<Delivery>;
