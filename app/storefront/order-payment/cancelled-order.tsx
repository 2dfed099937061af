import { Trans } from "@lingui/react/macro";
import { isPaidOnHandover } from "#app/domain/checkout/payment-method.ts";
import { type Order, orderNumberOf } from "#app/domain/order/order.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";

export function CancelledOrder({ order }: { order: Order }) {
  const number = orderNumberOf(order.id);
  return (
    <header className="grid justify-items-center gap-4 text-center">
      <h1 className="text-title">
        <Trans>This order was cancelled</Trans>
      </h1>
      <p className="max-w-prose text-muted">
        {isPaidOnHandover(order.paymentMethod) ? (
          <Trans>We could not accept order {number}, so its items are in the shop again.</Trans>
        ) : (
          <Trans>
            Order {number} was not paid in time or was cancelled, and its items are in the shop
            again. If you have paid, write to us: we look for your payment.
          </Trans>
        )}
      </p>
      <ButtonLink to="/shop" reloadDocument>
        <Trans>Continue Shopping</Trans>
      </ButtonLink>
    </header>
  );
}
