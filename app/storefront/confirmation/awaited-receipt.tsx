import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { paymentReturnFromQuery } from "#app/domain/payment/payment-return.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { outcomePath } from "../payment-progress/outcome-path.ts";
import { usePaymentProgress } from "../payment-progress/use-payment-progress.ts";

/** Watches the payment of this page and loads the page again when its outcome is known, or leads to the order that awaits another. */
function Watcher({ reference }: { reference: string }) {
  const progress = usePaymentProgress(reference);
  const localizedPath = useLocalizedPath();
  const orderPath = progress?.state === "awaiting" ? localizedPath(outcomePath(progress)) : null;
  const isOver = progress?.state === "over";
  const isKnown = progress?.state === "settled" || (isOver && progress.hasWaited);
  // The provider has not answered, and the watch ends.
  const isUnknown = isOver && !isKnown;
  useEffect(() => {
    if (orderPath) window.location.replace(orderPath);
    if (isKnown) window.location.reload();
  }, [isKnown, orderPath]);
  return (
    <p role="status" className="flex items-start gap-4 text-left">
      {isUnknown ? (
        <Trans>
          Please do not pay again. We do not know yet whether your payment went through: reload this
          page in a few minutes.
        </Trans>
      ) : (
        <>
          <Spinner className="mt-1 size-4 shrink-0" />
          <Trans>
            Please do not pay again. We keep checking, and your receipt will appear here
            automatically.
          </Trans>
        </>
      )}
    </p>
  );
}

/** What happens while a payment has no final answer. */
export function AwaitedReceipt() {
  const [query] = useSearchParams();
  const { reference } = paymentReturnFromQuery(query);
  return reference && <Watcher reference={reference} />;
}
