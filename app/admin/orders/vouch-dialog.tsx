import { Trans } from "@lingui/react/macro";
import type { FetcherWithComponents } from "react-router";
import type { FreshCheck } from "#app/data/admin/admin-payment-check.ts";
import { formatCents } from "#app/domain/money.ts";
import type { Order } from "#app/domain/order.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { ErrorMessage } from "../layout/error-message.tsx";
import { errorOf } from "../layout/outcome.ts";
import type { ShippingOutcome } from "./write-order.ts";

type VouchDialogProps = {
  order: Order;
  fetcher: FetcherWithComponents<ShippingOutcome>;
  /** Ships the order although PayPhone gave no answer. */
  onVouch: (silent: FreshCheck) => void;
};

/** Says that PayPhone did not answer, and lets the person confirm that its dashboard shows the payment. */
export function VouchDialog({ order, fetcher, onVouch }: VouchDialogProps) {
  const silent = fetcher.data?.silent ?? null;
  const goBack = () => fetcher.reset();
  const total = formatCents(order.total);
  const transactionId = order.transactionId ?? "–";
  return (
    <Dialog
      open={silent !== null}
      onOpenChange={(open) => !open && goBack()}
      title={<Trans>PayPhone could not be asked</Trans>}
      description={
        <>
          {silent?.isConfigured === false ? (
            <Trans>No payment provider is set.</Trans>
          ) : (
            <Trans>PayPhone gave no answer about this payment.</Trans>
          )}{" "}
          <Trans>
            Look in PayPhone's dashboard: transaction {transactionId} must be approved with {total}.
            Your name is recorded.
          </Trans>
        </>
      }
    >
      <div className="mt-4">
        <ErrorMessage error={errorOf(fetcher)} />
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="plain" size="sm" onClick={goBack}>
          <Trans>Go Back</Trans>
        </Button>
        <Button
          size="sm"
          onClick={() => silent && onVouch(silent)}
          // The dialog opens while the page is still being read again.
          disabled={fetcher.state === "submitting"}
        >
          <Trans>I Looked, It Is Paid</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
