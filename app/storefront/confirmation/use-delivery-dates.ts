import type { Order } from "#app/domain/order/order.ts";
import { type DeliveryDates, datesOfOrder } from "#app/domain/shop-information/delivery-dates.ts";
import { useShopNotes } from "../seller/use-shop-notes.ts";

/** Return when an order is shipped and delivered, by the owner's estimates; null where there is none. */
export function useDeliveryDates(order: Order): DeliveryDates {
  const estimate = useShopNotes()?.estimate;
  return estimate ? datesOfOrder(order, estimate) : { shipsBy: null, arrives: null };
}
