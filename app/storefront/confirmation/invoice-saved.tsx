import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";

/** Replaces the offer of an invoice. Takes the focus after the press, because the pressed button is unmounted. */
export function InvoiceSaved({ hasEmail }: { hasEmail: boolean }) {
  const message = useRef<HTMLParagraphElement>(null);
  const isReload = useNavigationType() === "POP";
  useEffect(() => {
    if (!isReload) message.current?.focus();
  }, [isReload]);
  return (
    <p ref={message} role="status" tabIndex={-1} className="border-sage border-l-2 py-2 pl-4">
      {hasEmail ? (
        <Trans>Saved. We will send you the invoice by email.</Trans>
      ) : (
        <Trans>Saved. Ask us for a printed copy of the invoice.</Trans>
      )}
    </p>
  );
}
