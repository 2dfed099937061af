import { addTaxRate, removeTaxRate, setPricesIncludeTax } from "#app/data/admin/pricing.ts";
import type { TaxRate } from "#app/domain/money/tax-rate.ts";
import { actionOf } from "../../form/action-of.ts";

export type PricingSubmission =
  | { intent: "mode"; pricesIncludeTax: boolean }
  | { intent: "add-rate"; rate: TaxRate }
  | { intent: "remove-rate"; validFrom: string };

/** Write the mode of prices or a rate of IVA, and return the outcome. */
export const writePricing = actionOf<PricingSubmission>({
  mode: ({ pricesIncludeTax }) => setPricesIncludeTax(pricesIncludeTax),
  "add-rate": ({ rate }) => addTaxRate(rate),
  "remove-rate": ({ validFrom }) => removeTaxRate(validFrom),
});
