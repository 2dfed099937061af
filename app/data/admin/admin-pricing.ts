import type { Pricing } from "#app/domain/pricing.ts";
import { type TaxRate, taxRateOn } from "#app/domain/tax-rate.ts";
import { RateSchema } from "../catalogue/pricing-json.ts";
import { adminErrorFrom } from "../database-error.ts";
import { requireStaff } from "./admin-session.ts";

/** How the owner enters prices, and the rates of IVA, newest first. */
export type PricingSettings = { pricesIncludeTax: boolean; rates: TaxRate[] };

/** Return the mode of prices and the rates of IVA. Throws a ShopError. */
export async function getPricingSettings(): Promise<PricingSettings> {
  const client = await requireStaff();
  const [mode, rates] = await Promise.all([
    client.from("shop_information").select("prices_include_tax").limit(1),
    client.from("tax_rates").select("valid_from,rate").order("valid_from", { ascending: false }),
  ]);
  if (mode.error) throw adminErrorFrom("reading the mode of prices", mode.error, mode.status);
  if (rates.error) throw adminErrorFrom("listing rates of IVA", rates.error, rates.status);
  return {
    pricesIncludeTax: mode.data[0]?.prices_include_tax ?? false,
    rates: rates.data.map(({ valid_from, rate }) => ({
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
  const client = await requireStaff();
  const { error, status } = await client
    .from("shop_information")
    .update({ prices_include_tax: pricesIncludeTax })
    .eq("id", true);
  if (error) throw adminErrorFrom("changing the mode of prices", error, status);
}

/** Add a rate of IVA. Throws a ShopError; `DUPLICATE` if one begins on that day. */
export async function addTaxRate({ validFrom, basisPoints }: TaxRate): Promise<void> {
  const client = await requireStaff();
  const { error, status } = await client
    .from("tax_rates")
    .insert({ valid_from: validFrom, rate: basisPoints / 10_000 });
  if (error) throw adminErrorFrom("adding a rate of IVA", error, status);
}

/** Remove a rate of IVA that has not begun; another one stays. Throws a ShopError. */
export async function removeTaxRate(validFrom: string): Promise<void> {
  const client = await requireStaff();
  const { error, status } = await client.from("tax_rates").delete().eq("valid_from", validFrom);
  if (error) throw adminErrorFrom("removing a rate of IVA", error, status);
}
