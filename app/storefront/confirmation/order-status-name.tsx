import { Trans } from "@lingui/react/macro";
import type { OrderStatus } from "#app/domain/order-status.ts";

/** The name of an order status for its shopper: a pending order is paid, and "Pending" beside "confirmed" would be a contradiction. */
export function OrderStatusName({ status }: { status: OrderStatus }) {
  switch (status) {
    case "pending":
      return <Trans>Paid</Trans>;
    case "processing":
      return <Trans>Processing</Trans>;
    case "shipped":
      return <Trans>Shipped</Trans>;
    case "delivered":
      return <Trans>Delivered</Trans>;
    case "cancelled":
      return <Trans>Cancelled</Trans>;
    case "refunded":
      return <Trans>Refunded</Trans>;
  }
}
