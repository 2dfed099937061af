import { Trans } from "@lingui/react/macro";
import type { OrderStatus } from "#app/domain/order-status.ts";

type OrderStatusNameProps = { status: OrderStatus; isPaid: boolean };

/** The name of an order status for its shopper: a pending order is paid, and "Pending" beside "confirmed" would be a contradiction. */
export function OrderStatusName({ status, isPaid }: OrderStatusNameProps) {
  switch (status) {
    case "awaiting_payment":
      return <Trans>Awaiting payment</Trans>;
    case "pending":
      return isPaid ? <Trans>Paid</Trans> : <Trans>Confirmed</Trans>;
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
