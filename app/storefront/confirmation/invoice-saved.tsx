import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";

/** Replaces the offer of an invoice. Takes the focus, because the pressed button is unmounted. */
export function InvoiceSaved() {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <p ref={message} role="status" tabIndex={-1} className="border-sage border-l-2 py-2 pl-4">
      <Trans>Saved. We send the invoice to your email address.</Trans>
    </p>
  );
}
