import { saveDeliveryZones } from "#app/data/admin/delivery-zones.ts";
import { changePaymentMethod } from "#app/data/admin/payment-methods.ts";
import { addTaxRate, removeTaxRate, setPricesIncludeTax } from "#app/data/admin/pricing.ts";
import { saveShopInformation } from "#app/data/admin/shop-information.ts";
import type { MethodChanges, MethodSettings } from "#app/domain/checkout/payment-method-draft.ts";
import type { TaxRate } from "#app/domain/money/tax-rate.ts";
import { actionOf, type SubmissionOf } from "../form/action-of.ts";

type MethodChange = { opened: Pick<MethodSettings, "kind" | "version">; changes: MethodChanges };

/** Write settings of one form and return the outcome. */
export const writeSettings = actionOf({
  information: saveShopInformation,
  "delivery-zones": saveDeliveryZones,
  "payment-method": ({ opened, changes }: MethodChange) => changePaymentMethod(opened, changes),
  "price-mode": (mode: { pricesIncludeTax: boolean }) => setPricesIncludeTax(mode.pricesIncludeTax),
  "add-rate": ({ rate }: { rate: TaxRate }) => addTaxRate(rate),
  "remove-rate": ({ validFrom }: { validFrom: string }) => removeTaxRate(validFrom),
});

export type SettingsSubmission = SubmissionOf<typeof writeSettings>;
