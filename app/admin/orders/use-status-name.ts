import { useLingui } from "@lingui/react/macro";
import type { DeliveryMethod } from "#app/domain/delivery/delivery.ts";
import type { OrderStatus } from "#app/domain/order/order-status.ts";

export type StatusName = (status: OrderStatus, method?: DeliveryMethod) => string;

/** Return a function from an order's status, and how it is delivered, to the name of the status. */
export function useStatusName(): StatusName {
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
  const pickupNames: Partial<typeof names> = {
    shipped: t`Ready for pick-up`,
    delivered: t`Picked up`,
  };
  return (status, method) => (method === "pickup" && pickupNames[status]) || names[status];
}
