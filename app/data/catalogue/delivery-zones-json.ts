import { z } from "zod";
import { AmountSchema } from "../amount-schema.ts";
import type { StoredDeliveryZone } from "./catalogue-values.ts";

/** What shop and admin have in common. */
export const DeliveryZoneSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  nameEs: z.string(),
  isEverywhereElse: z.boolean(),
  provinces: z.array(z.string()),
  price: AmountSchema,
  freeFrom: AmountSchema.nullable(),
  daysMin: z.int().nullable(),
  daysMax: z.int().nullable(),
});

/** Parse what `list_delivery_zones` returns. Throws a ZodError. */
export function deliveryZonesFromJson(json: unknown): StoredDeliveryZone[] {
  return z
    .array(DeliveryZoneSchema)
    .parse(json)
    .map(({ id: _, nameEs, ...zone }) => ({ ...zone, spanish: { name: nameEs } }));
}
