import { Trans } from "@lingui/react/macro";
import { type Order, orderNumberOf } from "#app/domain/order.ts";

/** The order is reserved; what comes next depends on the way to pay. */
export function ReservedHeading({ order }: { order: Order }) {
  const number = orderNumberOf(order.id);
  return (
    <header className="grid gap-3 text-center">
      <h1 className="text-title">
        <Trans>Your pieces are reserved</Trans>
      </h1>
      <p className="text-lg text-muted">
        {order.paymentMethod === "cash_on_delivery" ? (
          <Trans>We confirm order {number} shortly, and you pay when it arrives.</Trans>
        ) : (
          <Trans>Order {number} awaits its payment.</Trans>
        )}
      </p>
    </header>
  );
}
