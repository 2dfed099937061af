import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { type Order, orderNumberOf } from "#app/domain/order/order.ts";

/** What comes next, which depends on the way to pay and on whether a proof of payment is being checked. */
export function ReservedLead({ order, isProven }: { order: Order; isProven: boolean }) {
  const number = orderNumberOf(order.id);
  if (isProven) return <Trans>We have your receipt and are checking order {number}.</Trans>;
  switch (order.paymentMethod) {
    case "cash_on_delivery":
      return <Trans>We will confirm order {number} shortly, and you pay when it arrives.</Trans>;
    case "pay_at_pickup":
      return (
        <Trans>We will confirm order {number} shortly, and you pay when you pick it up.</Trans>
      );
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
