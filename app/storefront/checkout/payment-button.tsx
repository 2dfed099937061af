import { Trans, useLingui } from "@lingui/react/macro";
import type { PaymentButton as Button } from "#app/domain/checkout/payment-button.ts";
import { useAnnouncement } from "#app/ui/announcer.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { type PaymentButtonState, usePaymentButton } from "./use-payment-button.ts";

const CONTAINER_ID = "pp-button";

function Problem({ state }: { state: PaymentButtonState }) {
  switch (state) {
    case "sdk_missing":
      return <Trans>PayPhone SDK not available. Please check your internet connection.</Trans>;
    case "container_missing":
      return <Trans>Payment container not found</Trans>;
    case "retries_exhausted":
      return (
        <Trans>Maximum retry attempts reached. Please refresh the page or contact support.</Trans>
      );
    default:
      return null;
  }
}

/** The provider's button with its loading and error states. */
export function PaymentButton({ button }: { button: Button }) {
  const { t } = useLingui();
  const state = usePaymentButton(button, CONTAINER_ID);
  const announcements: Partial<Record<PaymentButtonState, string>> = {
    loading: t`Loading the payment button…`,
    rendered: t`The payment button is ready.`,
  };
  useAnnouncement(announcements[state] ?? "");
  return (
    <div aria-busy={state === "loading"}>
      {state === "loading" && (
        <p className="flex items-center gap-4 py-6 text-muted">
          <Spinner />
          <Trans>Loading the payment button…</Trans>
        </p>
      )}
      {state !== "loading" && state !== "rendered" && (
        <p role="alert" className="border-l-2 border-oxblood py-2 pl-4 text-oxblood">
          <Problem state={state} />
        </p>
      )}
      <div id={CONTAINER_ID} />
    </div>
  );
}
