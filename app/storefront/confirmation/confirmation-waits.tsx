import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Spinner } from "#app/ui/spinner.tsx";

function Wait({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div role="status" className="grid justify-items-center gap-6 py-24 text-center">
      <Spinner className="size-10" />
      <h1 className="text-2xl">{title}</h1>
      {children}
    </div>
  );
}

/** While the provider is asked. */
export function ConfirmingPayment() {
  return <Wait title={<Trans>Confirming Payment...</Trans>} />;
}

/** While the order is written. */
export function ProcessingOrder() {
  return (
    <Wait title={<Trans>Processing Your Order...</Trans>}>
      <p className="text-muted">
        <Trans>We're creating your order and updating our inventory.</Trans>
      </p>
    </Wait>
  );
}
