import { useLingui } from "@lingui/react/macro";
import type { OrderStatus } from "#app/domain/order-status.ts";

/** Returns the function that says an order's status in words, also where only text may stand. */
export function useStatusName(): (status: OrderStatus) => string {
  const { t } = useLingui();
  const names: Record<OrderStatus, string> = {
    pending: t`Pending`,
    processing: t`Processing`,
    shipped: t`Shipped`,
    delivered: t`Delivered`,
    cancelled: t`Cancelled`,
    refunded: t`Refunded`,
  };
  return (status) => names[status];
}
