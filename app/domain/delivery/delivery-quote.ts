import type { Cents } from "../money/money.ts";
import type { DeliveryZone } from "./delivery-zone.ts";
import { isEcuador } from "./province.ts";

/** Where a bag goes. `province` is '' while it is not known. */
export type Destination = { country: string; province: string };

type DeliveryQuote =
  | { ok: true; price: Cents; zone: DeliveryZone }
  | { ok: false; code: "PROVINCE_REQUIRED" | "NOT_DELIVERED" };

/** Return whether the cost of delivery depends on the province. */
export function requiresProvince(
  zones: readonly Pick<DeliveryZone, "provinces">[],
  country: string,
): boolean {
  return isEcuador(country) && zones.some(({ provinces }) => provinces.length > 0);
}

/** Return the zone of a destination, or undefined if the shop does not deliver there. */
export function zoneOf(
  zones: readonly DeliveryZone[],
  { country, province }: Destination,
): DeliveryZone | undefined {
  const own = isEcuador(country)
    ? zones.find(({ provinces }) => provinces.includes(province.trim()))
    : undefined;
  return own ?? zones.find(({ isEverywhereElse }) => isEverywhereElse);
}

/**
 * Return what delivery of a bag costs, in cents as prices are entered, by the same rule as `quote_delivery` in the
 * database. `bagAmount` is the sum of the bag's prices before a discount.
 */
export function quoteDelivery(
  zones: readonly DeliveryZone[],
  destination: Destination,
  bagAmount: Cents,
): DeliveryQuote {
  if (destination.province.trim() === "" && requiresProvince(zones, destination.country)) {
    return { ok: false, code: "PROVINCE_REQUIRED" };
  }
  const zone = zoneOf(zones, destination);
  if (!zone) return { ok: false, code: "NOT_DELIVERED" };
  const isFree = zone.freeFrom !== null && bagAmount >= zone.freeFrom;
  return { ok: true, price: isFree ? 0 : zone.price, zone };
}

/** Return how much more makes a bag's delivery free, in cents as prices are entered; null if nothing does or it is. */
export function missingForFreeDelivery(zone: DeliveryZone, bagAmount: Cents): Cents | null {
  if (zone.price === 0 || zone.freeFrom === null || bagAmount >= zone.freeFrom) return null;
  return zone.freeFrom - bagAmount;
}
