import { addTaxRate, removeTaxRate, setPricesIncludeTax } from "#app/data/admin/admin-pricing.ts";
import type { TaxRate } from "#app/domain/tax-rate.ts";
import { outcomeOf } from "../../layout/outcome.ts";

export type PricingSubmission =
  | { intent: "mode"; pricesIncludeTax: boolean }
  | { intent: "add-rate"; rate: TaxRate }
  | { intent: "remove-rate"; validFrom: string };

function write(submission: PricingSubmission): Promise<void> {
  switch (submission.intent) {
    case "mode":
      return setPricesIncludeTax(submission.pricesIncludeTax);
    case "add-rate":
      return addTaxRate(submission.rate);
    case "remove-rate":
      return removeTaxRate(submission.validFrom);
  }
}

/** Write the mode of prices or a rate of IVA, and return the outcome. */
export function writePricing(submission: PricingSubmission) {
  return outcomeOf(async () => void (await write(submission)));
}
