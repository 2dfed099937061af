import type { DeliveryTerms, ShippingDraft } from "#app/domain/checkout/shipping-draft.ts";
import type { Delivery, DeliveryMethod } from "#app/domain/delivery/delivery.ts";
import { quoteDelivery } from "#app/domain/delivery/delivery-quote.ts";
import type { Cents } from "#app/domain/money/money.ts";
import { useDeliveryZones } from "../delivery/use-delivery-zones.ts";
import { useShopNotes } from "../seller/use-shop-notes.ts";
import { useDeliveryMethod } from "./stored-form.ts";

/** How the bag is expected to reach its shopper. */
export type ExpectedDelivery = {
  delivery: Delivery;
  /** In cents as prices are entered; null while the place is not known, or has no delivery. */
  price: Cents | null;
};

export type CheckoutDelivery = {
  terms: DeliveryTerms;
  /** Where orders can be picked up; null for nowhere. */
  pickup: { address: string; note: string } | null;
  choose: (method: DeliveryMethod) => void;
  expected: ExpectedDelivery;
};

/** Return how a bag reaches its shopper, by what is typed and chosen so far. */
export function useCheckoutDelivery(
  draft: ShippingDraft,
  bagAmount: Cents,
  paymentNeedsProvince: boolean,
): CheckoutDelivery {
  const zones = useDeliveryZones();
  const pickup = useShopNotes()?.pickup ?? null;
  const [chosen, choose] = useDeliveryMethod();
  const method = pickup ? chosen : "delivery";
  const shared = { terms: { method, zones, paymentNeedsProvince }, pickup, choose };
  if (pickup && method === "pickup") {
    const { address, note } = pickup;
    const delivery = { method, address, note, noteEs: note };
    return { ...shared, expected: { delivery, price: 0 } };
  }
  const quote = quoteDelivery(zones, draft, bagAmount);
  const zone = quote.ok ? quote.zone : null;
  const delivery = {
    method: "delivery",
    zone: zone?.name ?? null,
    zoneEs: null,
    daysMin: zone?.daysMin ?? null,
    daysMax: zone?.daysMax ?? null,
  } as const;
  return { ...shared, expected: { delivery, price: quote.ok ? quote.price : null } };
}
