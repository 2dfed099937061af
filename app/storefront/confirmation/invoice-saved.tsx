import { Trans } from "@lingui/react/macro";
import { useNavigationType } from "react-router";
import { focusWhenShown } from "#app/ui/focus-when-shown.ts";

/** Replaces the offer of an invoice. Takes the focus after the press, because the pressed button is unmounted. */
export function InvoiceSaved({ hasEmail }: { hasEmail: boolean }) {
  const isReload = useNavigationType() === "POP";
  return (
    <p
      ref={isReload ? undefined : focusWhenShown}
      role="status"
      tabIndex={-1}
      className="border-sage border-l-2 py-2 pl-4"
    >
      {hasEmail ? (
        <Trans>Saved. We will send you the invoice by email.</Trans>
      ) : (
        <Trans>Saved. Ask us for a printed copy of the invoice.</Trans>
      )}
    </p>
  );
}
