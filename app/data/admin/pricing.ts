import type { Pricing } from "#app/domain/money/pricing.ts";
import { type TaxRate, taxRateOn } from "#app/domain/money/tax-rate.ts";
import { RateSchema } from "../catalogue/pricing-json.ts";
import { askAsStaff } from "./ask-as-staff.ts";

/** How the owner enters prices, and the rates of IVA, newest first. */
export type PricingSettings = { pricesIncludeTax: boolean; rates: TaxRate[] };

/** Return the mode of prices and the rates of IVA. Throws a ShopError. */
export async function getPricingSettings(): Promise<PricingSettings> {
  const [mode, rates] = await Promise.all([
    askAsStaff("reading the mode of prices", (client) =>
      client.from("shop_information").select("prices_include_tax").limit(1),
    ),
    askAsStaff("listing rates of IVA", (client) =>
      client.from("tax_rates").select("valid_from,rate").order("valid_from", { ascending: false }),
    ),
  ]);
  return {
    pricesIncludeTax: mode[0]?.prices_include_tax ?? false,
    rates: rates.map(({ valid_from, rate }) => ({
      validFrom: valid_from,
      basisPoints: RateSchema.parse(rate),
    })),
  };
}

/** Return how prices become final ones on a day in Ecuador. Throws a ShopError. */
export async function getPricing(day: string): Promise<Pricing> {
  const { pricesIncludeTax, rates } = await getPricingSettings();
  return { pricesIncludeTax, taxBasisPoints: taxRateOn(rates, day)?.basisPoints ?? 0 };
}

/** Set whether products' prices are entered with IVA. Throws a ShopError. */
export async function setPricesIncludeTax(pricesIncludeTax: boolean): Promise<void> {
  await askAsStaff("changing the mode of prices", (client) =>
    client.from("shop_information").update({ prices_include_tax: pricesIncludeTax }).eq("id", true),
  );
}

/** Add a rate of IVA. Throws a ShopError; `DUPLICATE` if one begins on that day. */
export async function addTaxRate({ validFrom, basisPoints }: TaxRate): Promise<void> {
  await askAsStaff("adding a rate of IVA", (client) =>
    client.from("tax_rates").insert({ valid_from: validFrom, rate: basisPoints / 10_000 }),
  );
}

/** Remove a rate of IVA that has not begun; another one stays. Throws a ShopError. */
export async function removeTaxRate(validFrom: string): Promise<void> {
  await askAsStaff("removing a rate of IVA", (client) =>
    client.from("tax_rates").delete().eq("valid_from", validFrom),
  );
}
