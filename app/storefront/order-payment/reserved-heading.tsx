import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { type Order, orderNumberOf } from "#app/domain/order.ts";

/** What comes next, which depends on the way to pay. */
export function ReservedLead({ order }: { order: Order }) {
  const number = orderNumberOf(order.id);
  switch (order.paymentMethod) {
    case "cash_on_delivery":
      return <Trans>We confirm order {number} shortly, and you pay when it arrives.</Trans>;
    case "pay_at_pickup":
      return <Trans>We confirm order {number} shortly, and you pay when you pick it up.</Trans>;
    default:
      return <Trans>Order {number} awaits its payment.</Trans>;
  }
}

/** The heading of an order whose units are held until it is paid, and what comes next. */
export function ReservedHeading({ children }: { children: ReactNode }) {
  return (
    <header className="grid gap-3 text-center">
      <h1 className="text-title">
        <Trans>Your items are reserved</Trans>
      </h1>
      <p className="text-lg text-muted">{children}</p>
    </header>
  );
}
