import type { Delivery } from "../delivery/delivery.ts";
import type { Order } from "../order/order.ts";
import type { ShopInformation } from "./shop-information.ts";

/** Ecuador's mainland is five hours behind UTC all year. */
const UTC_OFFSET_HOURS = -5;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SUNDAY = 0;
const SATURDAY = 6;

/** The owner's business days of preparation, and on the way; null where not told. */
export type Estimate = Pick<
  ShopInformation,
  "preparationDays" | "deliveryDaysMin" | "deliveryDaysMax"
>;

export type DeliveryDates = {
  /** ISO time at noon in Ecuador; null without an estimate. */
  shipsBy: string | null;
  arrives: { from: string; to: string } | null;
};

/**
 * Return noon of the day that is `days` business days (Monday to Friday) after an ISO time, in Ecuador's time zone. Public holidays count
 * as business days.
 */
export function addBusinessDays(iso: string, days: number): string {
  const local = Date.parse(iso) + UTC_OFFSET_HOURS * HOUR_MS;
  let day = Math.floor(local / DAY_MS) * DAY_MS;
  let left = days;
  while (left > 0) {
    day += DAY_MS;
    const weekday = new Date(day).getUTCDay();
    if (weekday !== SUNDAY && weekday !== SATURDAY) left -= 1;
  }
  return new Date(day + (12 - UTC_OFFSET_HOURS) * HOUR_MS).toISOString();
}

type Days = { daysMin: number | null; daysMax: number | null };

/** Return the business days on the way: the zone's, or the owner's where it has none of its own; null without either. */
export function transitDaysOf(zone: Days, { deliveryDaysMin, deliveryDaysMax }: Estimate): Days {
  const { daysMin, daysMax } = zone;
  return daysMin === null
    ? { daysMin: deliveryDaysMin, daysMax: deliveryDaysMax }
    : { daysMin, daysMax };
}

/** Return the estimate of an order: with the days of its zone, and none on the way for a pick-up. */
function estimateOf(delivery: Delivery, estimate: Estimate): Estimate {
  const { daysMin, daysMax } =
    delivery.method === "pickup"
      ? { daysMin: null, daysMax: null }
      : transitDaysOf(delivery, estimate);
  return { ...estimate, deliveryDaysMin: daysMin, deliveryDaysMax: daysMax };
}

/** Return when an order of an ISO time is shipped and delivered, by the owner's estimates; null where there is none. */
export function deliveryDatesOf(
  orderedAt: string,
  { preparationDays, deliveryDaysMin, deliveryDaysMax }: Estimate,
): DeliveryDates {
  const after = (days: number) => addBusinessDays(orderedAt, (preparationDays ?? 0) + days);
  return {
    shipsBy: preparationDays === null ? null : after(0),
    arrives:
      deliveryDaysMin === null || deliveryDaysMax === null
        ? null
        : { from: after(deliveryDaysMin), to: after(deliveryDaysMax) },
  };
}

/** Return when an order is shipped and delivered: its days count from its payment or acceptance, before that from its beginning. */
export function datesOfOrder(
  { confirmedAt, createdAt, delivery }: Pick<Order, "confirmedAt" | "createdAt" | "delivery">,
  estimate: Estimate,
): DeliveryDates {
  return deliveryDatesOf(confirmedAt ?? createdAt, estimateOf(delivery, estimate));
}
