import type { Order } from "#app/domain/order/order.ts";
import type { OrderStatus } from "#app/domain/order/order-status.ts";
import { classNames } from "#app/ui/class-names.ts";
import { useStatusName } from "./use-status-name.ts";

const TONES: Record<OrderStatus, string> = {
  awaiting_payment: "text-amber",
  pending: "text-terracotta",
  processing: "text-amber",
  shipped: "text-sage",
  delivered: "text-sage",
  cancelled: "text-muted",
  refunded: "text-oxblood",
};

export function StatusBadge({ order: { status, delivery } }: { order: Order }) {
  const nameOf = useStatusName();
  return (
    <span className={classNames("flex items-center gap-2 text-sm", TONES[status])}>
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {nameOf(status, delivery.method)}
    </span>
  );
}
