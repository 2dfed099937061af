import { Trans } from "@lingui/react/macro";
import type { OrderStatus } from "#app/domain/order-status.ts";

/** The name of an order status. */
export function OrderStatusName({ status }: { status: OrderStatus }) {
  switch (status) {
    case "pending":
      return <Trans>Pending</Trans>;
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
