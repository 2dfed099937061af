import { z } from "zod";
import { basisPointsFromRate, type Pricing } from "#app/domain/money/pricing.ts";

export const RateSchema = z.union([z.number(), z.string()]).transform(basisPointsFromRate);

/** The answer of `find_pricing`. */
export const PricingSchema: z.ZodType<Pricing> = z
  .object({ taxRate: RateSchema, pricesIncludeTax: z.boolean() })
  .transform(({ taxRate, pricesIncludeTax }) => ({ taxBasisPoints: taxRate, pricesIncludeTax }));
