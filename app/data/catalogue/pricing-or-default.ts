import { DEFAULT_PRICING, type Pricing } from "#app/domain/pricing.ts";
import type { Catalogue } from "./catalogue.ts";

/** Return how prices are shown, or the default where it cannot be read: checkout shows what the database priced. */
export async function pricingOrDefault(
  catalogue: Pick<Catalogue, "findPricing">,
): Promise<Pricing> {
  try {
    return (await catalogue.findPricing()).value;
  } catch {
    return DEFAULT_PRICING;
  }
}
