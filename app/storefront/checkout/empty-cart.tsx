import { Trans } from "@lingui/react/macro";
import type { Ref } from "react";
import { ButtonLink } from "#app/ui/button-link.tsx";

/** The empty state of checkout. */
export function EmptyCart({ ref }: { ref: Ref<HTMLElement> }) {
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
      <ButtonLink to="/shop">
        <Trans>Continue Shopping</Trans>
      </ButtonLink>
    </section>
  );
}
