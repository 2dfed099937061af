import { Trans, useLingui } from "@lingui/react/macro";
import { use } from "react";
import { businessDaysText } from "#app/domain/delivery/delivery-words.ts";
import type { DeliveryZone } from "#app/domain/delivery/delivery-zone.ts";
import { formatCents } from "#app/domain/money/money.ts";
import { finalPrice } from "#app/domain/money/tax.ts";
import { ShopPricing } from "#app/ui/shop-pricing.ts";

/** What delivery to a zone costs with IVA, and how long it takes. */
export function ZoneCost({ zone }: { zone: DeliveryZone }) {
  const { i18n } = useLingui();
  const pricing = use(ShopPricing);
  const { name, provinces, price } = zone;
  const cost = formatCents(finalPrice(price, pricing));
  const freeFrom =
    price > 0 && zone.freeFrom !== null && formatCents(finalPrice(zone.freeFrom, pricing));
  const others = provinces.filter((province) => province !== name).join(", ");
  return (
    <li>
      <strong className="font-normal text-ink">{name}</strong>
      {others && ` (${others})`}: {price > 0 ? cost : <Trans>Free</Trans>}
      {freeFrom && (
        <>
          , <Trans>free from {freeFrom}</Trans>
        </>
      )}
      , {businessDaysText(i18n, zone)}
    </li>
  );
}
