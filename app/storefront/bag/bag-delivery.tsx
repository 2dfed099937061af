import { Trans } from "@lingui/react/macro";
import { use } from "react";
import {
  missingForFreeDelivery,
  quoteDelivery,
  zoneOf,
} from "#app/domain/delivery/delivery-quote.ts";
import { type Cents, formatCents } from "#app/domain/money/money.ts";
import { finalPrice } from "#app/domain/money/tax.ts";
import { Price } from "#app/ui/price.tsx";
import { ShopPricing } from "#app/ui/shop-pricing.ts";
import { useDeliveryZones } from "../delivery/use-delivery-zones.ts";
import { useRememberedDestination } from "../delivery/use-remembered-destination.ts";

/** What the subtotal does not contain. */
function LaterCosts({ isShippingKnown }: { isShippingKnown: boolean }) {
  const { pricesIncludeTax } = use(ShopPricing);
  if (isShippingKnown) {
    return pricesIncludeTax ? (
      <Trans>IVA included</Trans>
    ) : (
      <Trans>Taxes calculated at checkout</Trans>
    );
  }
  return pricesIncludeTax ? (
    <Trans>IVA included, shipping calculated at checkout</Trans>
  ) : (
    <Trans>Shipping and taxes calculated at checkout</Trans>
  );
}

/** What delivery costs where that is known, and what is missing until it is free; nothing where it always is. */
export function BagDelivery({ subtotal }: { subtotal: Cents }) {
  const zones = useDeliveryZones();
  const destination = useRememberedDestination();
  const isPriced = zones.some(({ price }) => price > 0);
  const quote = isPriced ? quoteDelivery(zones, destination, subtotal) : null;
  const pricing = use(ShopPricing);
  const zone = zoneOf(zones, destination);
  const missing = zone ? missingForFreeDelivery(zone, subtotal) : null;
  const amount = missing !== null && formatCents(finalPrice(missing, pricing));
  return (
    <>
      {quote?.ok && (
        <p className="mt-1 flex items-baseline justify-between">
          <span>
            <Trans>Shipping</Trans>
          </span>
          {quote.price > 0 ? (
            <Price cents={quote.price} className="text-right" />
          ) : (
            <Trans>Free</Trans>
          )}
        </p>
      )}
      <p className="mt-1 text-muted text-sm">
        <LaterCosts isShippingKnown={quote?.ok ?? false} />
      </p>
      {amount && (
        <p className="mt-1 text-sage text-sm">
          <Trans>Add {amount} more for free delivery</Trans>
        </p>
      )}
    </>
  );
}
