import type { OrderStatus } from "#app/domain/order-status.ts";
import { classNames } from "#app/ui/class-names.ts";
import { useStatusName } from "./status-name.tsx";

const TONES: Record<OrderStatus, string> = {
  pending: "text-terracotta",
  processing: "text-amber",
  shipped: "text-sage",
  delivered: "text-sage",
  cancelled: "text-muted",
  refunded: "text-oxblood",
};

/** An order's status with a dot of its tone. */
export function StatusMark({ status }: { status: OrderStatus }) {
  const nameOf = useStatusName();
  return (
    <span
      className={classNames("inline-flex items-center gap-2 align-middle text-sm", TONES[status])}
    >
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {nameOf(status)}
    </span>
  );
}
