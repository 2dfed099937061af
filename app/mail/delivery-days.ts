import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Order } from "#app/domain/order/order.ts";
import { datesOfOrder } from "#app/domain/shop-information/delivery-dates.ts";
import type { ShopInformation } from "#app/domain/shop-information/shop-information.ts";
import { shopWeekdayOf } from "#app/domain/time/shop-day.ts";

/** Return the days on which an order is sent and arrives, by the owner's estimates; none without them. */
export function deliveryDays(order: Order, information: ShopInformation, i18n: I18n): string[] {
  const { shipsBy, arrives } = datesOfOrder(order, information);
  const lines: string[] = [];
  if (shipsBy) {
    const sent = shopWeekdayOf(shipsBy, order.language);
    lines.push(
      i18n._(
        order.delivery.method === "pickup"
          ? msg`It will be ready for pick-up by ${sent}.`
          : msg`We will send it by ${sent}.`,
      ),
    );
  }
  if (arrives) {
    const from = shopWeekdayOf(arrives.from, order.language);
    const to = shopWeekdayOf(arrives.to, order.language);
    const isOneDay = from === to;
    lines.push(
      i18n._(
        isOneDay
          ? msg`It should arrive on ${to}.`
          : msg`It should arrive between ${from} and ${to}.`,
      ),
    );
  }
  return lines;
}
