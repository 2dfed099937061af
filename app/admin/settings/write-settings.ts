import { type AdminDeliveryZones, saveDeliveryZones } from "#app/data/admin/delivery-zones.ts";
import { changePaymentMethod } from "#app/data/admin/payment-methods.ts";
import { addTaxRate, removeTaxRate, setPricesIncludeTax } from "#app/data/admin/pricing.ts";
import {
  type AdminShopInformation,
  saveShopInformation,
} from "#app/data/admin/shop-information.ts";
import type { MethodChanges, MethodSettings } from "#app/domain/checkout/payment-method-draft.ts";
import type { TaxRate } from "#app/domain/money/tax-rate.ts";
import { actionOf } from "../form/action-of.ts";

export type SettingsSubmission =
  | ({ intent: "information" } & AdminShopInformation)
  | ({ intent: "delivery-zones" } & AdminDeliveryZones)
  | {
      intent: "payment-method";
      opened: Pick<MethodSettings, "kind" | "version">;
      changes: MethodChanges;
    }
  | { intent: "price-mode"; pricesIncludeTax: boolean }
  | { intent: "add-rate"; rate: TaxRate }
  | { intent: "remove-rate"; validFrom: string };

/** Write settings of one form and return the outcome. */
export const writeSettings = actionOf<SettingsSubmission>({
  information: ({ version, values }) => saveShopInformation({ version, values }),
  "delivery-zones": ({ version, zones }) => saveDeliveryZones({ version, zones }),
  "payment-method": ({ opened, changes }) => changePaymentMethod(opened, changes),
  "price-mode": ({ pricesIncludeTax }) => setPricesIncludeTax(pricesIncludeTax),
  "add-rate": ({ rate }) => addTaxRate(rate),
  "remove-rate": ({ validFrom }) => removeTaxRate(validFrom),
});
