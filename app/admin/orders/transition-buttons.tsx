import { useLingui } from "@lingui/react/macro";
import type { Order } from "#app/domain/order/order.ts";
import { type OrderStatus, STATUS_TRANSITIONS } from "#app/domain/order/order-status.ts";
import { Button } from "#app/ui/button.tsx";
import { useStatusName } from "./use-status-name.ts";

/** Transitions that end an order. They need a confirmation. */
const FINAL: readonly OrderStatus[] = ["cancelled", "refunded"];

const PRIMARY: readonly OrderStatus[] = ["shipped", "delivered"];

function variantOf(to: OrderStatus) {
  if (FINAL.includes(to)) return "plain";
  return PRIMARY.includes(to) ? "primary" : "secondary";
}

type TransitionButtonsProps = {
  order: Order;
  isBusy: boolean;
  onChange: (to: OrderStatus) => void;
  onConfirm: (to: OrderStatus) => void;
};

/** A button for each status the order can change to. */
export function TransitionButtons({ order, isBusy, onChange, onConfirm }: TransitionButtonsProps) {
  const { t } = useLingui();
  const nameOf = useStatusName();
  const reachable = STATUS_TRANSITIONS[order.status].filter(
    (to) => to !== "refunded" || order.isPaid,
  );
  /** Also a delivery before the payment, which makes the invoice. */
  const isConfirmed = (to: OrderStatus) =>
    FINAL.includes(to) || (to === "delivered" && !order.isPaid);
  return reachable.map((to) => (
    <Button
      key={to}
      size="sm"
      variant={variantOf(to)}
      className={FINAL.includes(to) ? "px-0!" : undefined}
      isInactive={isBusy}
      onClick={() => (isConfirmed(to) ? onConfirm(to) : onChange(to))}
    >
      {t`Mark as ${nameOf(to, order.delivery.method)}`}
    </Button>
  ));
}
