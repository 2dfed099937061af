import { Trans } from "@lingui/react/macro";
import type { Order } from "#app/domain/order/order.ts";

/** The name of an order status for its shopper: a pending order is paid, and "Pending" beside "confirmed" would be a contradiction. */
export function OrderStatusName({
  status,
  isPaid,
  delivery,
}: Pick<Order, "status" | "isPaid" | "delivery">) {
  const isPickup = delivery.method === "pickup";

  switch (status) {
    case "awaiting_payment":
      return <Trans>Awaiting payment</Trans>;
    case "pending":
      return isPaid ? <Trans>Paid</Trans> : <Trans>Confirmed</Trans>;
    case "processing":
      return <Trans>Processing</Trans>;
    case "shipped":
      return isPickup ? <Trans>Ready for pick-up</Trans> : <Trans>Shipped</Trans>;
    case "delivered":
      return isPickup ? <Trans>Picked up</Trans> : <Trans>Delivered</Trans>;
    case "cancelled":
      return <Trans>Cancelled</Trans>;
    case "refunded":
      return <Trans>Refunded</Trans>;
  }
}
