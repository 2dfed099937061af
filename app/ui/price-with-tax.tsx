import { Trans } from "@lingui/react/macro";
import { use } from "react";
import { type Cents, formatCents } from "#app/domain/money/money.ts";
import { finalPrice } from "#app/domain/money/tax.ts";
import { ShopPricing } from "./shop-pricing.ts";

/** The quiet line under a price: what the shopper pays. Nothing where the price says so itself. */
export function PriceWithTax({ cents }: { cents: Cents }) {
  const total = finalPrice(cents, use(ShopPricing));
  if (total === cents) return null;
  const amount = formatCents(total);
  return (
    <span className="block whitespace-nowrap text-[max(0.75rem,0.65em)] text-muted leading-normal tabular-nums">
      <Trans>{amount} with IVA</Trans>
    </span>
  );
}
