import { createContext } from "react";
import { DEFAULT_PRICING, type Pricing } from "#app/domain/money/pricing.ts";

/** Today's rate of IVA, and whether prices include it. */
export const ShopPricing = createContext<Pricing>(DEFAULT_PRICING);
