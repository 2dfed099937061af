import { z } from "zod";
import { basisPointsFromRate, type Pricing } from "#app/domain/pricing.ts";

export const RateSchema = z.union([z.number(), z.string()]).transform(basisPointsFromRate);

const PricingSchema = z
  .object({ taxRate: RateSchema, pricesIncludeTax: z.boolean() })
  .transform(({ taxRate, pricesIncludeTax }) => ({ taxBasisPoints: taxRate, pricesIncludeTax }));

/** Parse what `find_pricing` returns. Throws a ZodError. */
export function pricingFromJson(json: unknown): Pricing {
  return PricingSchema.parse(json);
}
