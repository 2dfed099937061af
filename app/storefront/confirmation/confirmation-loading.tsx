import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { settings } from "#app/settings.ts";
import { Spinner } from "#app/ui/spinner.tsx";

function LoadingState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      {/* `itemProp` leaves it in place: React hoists no title of a fallback on the server. */}
      <title itemProp="name">{`${title} · ${settings.brand}`}</title>
      <div role="status" className="grid justify-items-center gap-6 py-24 text-center">
        <Spinner className="size-10" />
        <h1 className="text-2xl">{title}</h1>
        {children}
      </div>
    </>
  );
}

/** The loading state while the provider confirms. */
export function ConfirmingPayment() {
  const { t } = useLingui();
  return <LoadingState title={t`Confirming Payment...`} />;
}

/** The loading state while the order is created. */
export function ProcessingOrder() {
  const { t } = useLingui();
  return (
    <LoadingState title={t`Processing Your Order...`}>
      <p className="text-muted">
        <Trans>We're creating your order and updating our inventory.</Trans>
      </p>
    </LoadingState>
  );
}
