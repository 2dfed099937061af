import type { ShopInformation } from "./shop-information.ts";

type Seller = Pick<ShopInformation, "legalName" | "ruc" | "postalAddress">;

/** Return who sells, in lines that need no translation: legal name and RUC, then the postal address. Empty ones are left out. */
export function sellerLines({ legalName, ruc, postalAddress }: Seller): string[] {
  const name = [legalName, ruc && `RUC ${ruc}`].filter(Boolean).join(" · ");
  return [name, postalAddress].filter(Boolean);
}
