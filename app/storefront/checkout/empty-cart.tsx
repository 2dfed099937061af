import { Trans } from "@lingui/react/macro";
import type { Ref } from "react";
import { receiptPathOf } from "#app/domain/order/order.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { lastOrder } from "../payment-progress/pending-checkout.ts";

/** The empty state of checkout. It leads to the order that has just emptied the bag, from which the shopper may have gone back. */
export function EmptyCart({ ref }: { ref: Ref<HTMLElement> }) {
  const order = lastOrder.get();
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className="mx-auto grid max-w-md justify-items-center gap-5 py-16 text-center outline-none"
    >
      <h2 className="text-2xl">
        <Trans>Your cart is empty</Trans>
      </h2>
      <p className="text-muted">
        <Trans>Add some beautiful pieces to continue</Trans>
      </p>
      {order && (
        <ButtonLink to={receiptPathOf(order)} reloadDocument variant="secondary">
          <Trans>View your order</Trans>
        </ButtonLink>
      )}
      <ButtonLink to="/shop">
        <Trans>Continue Shopping</Trans>
      </ButtonLink>
    </section>
  );
}
