import { useLingui } from "@lingui/react/macro";
import type { OrderStatus } from "#app/domain/order-status.ts";

/** Return a function from an order's status to its name. */
export function useStatusName(): (status: OrderStatus) => string {
  const { t } = useLingui();
  const names: Record<OrderStatus, string> = {
    awaiting_payment: t`Awaiting payment`,
    pending: t`Pending`,
    processing: t`Processing`,
    shipped: t`Shipped`,
    delivered: t`Delivered`,
    cancelled: t`Cancelled`,
    refunded: t`Refunded`,
  };
  return (status) => names[status];
}
