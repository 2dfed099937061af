import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Spinner } from "#app/ui/spinner.tsx";

function LoadingState({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div role="status" className="grid justify-items-center gap-6 py-24 text-center">
      <Spinner className="size-10" />
      <h1 className="text-2xl">{title}</h1>
      {children}
    </div>
  );
}

/** The loading state while the provider confirms. */
export function ConfirmingPayment() {
  return <LoadingState title={<Trans>Confirming Payment...</Trans>} />;
}

/** The loading state while the order is created. */
export function ProcessingOrder() {
  return (
    <LoadingState title={<Trans>Processing Your Order...</Trans>}>
      <p className="text-muted">
        <Trans>We're creating your order and updating our inventory.</Trans>
      </p>
    </LoadingState>
  );
}
