import { Trans } from "@lingui/react/macro";
import type { FetcherWithComponents } from "react-router";
import type { FreshCheck } from "#app/data/admin/payment-check.ts";
import { formatCents } from "#app/domain/money/money.ts";
import type { Order } from "#app/domain/order/order.ts";
import { ConfirmDialog } from "../form/confirm-dialog.tsx";
import { errorOf } from "../form/outcome.ts";
import type { ShippingOutcome } from "./write-order.tsx";

type VouchDialogProps = {
  order: Order;
  fetcher: FetcherWithComponents<ShippingOutcome>;
  onVouch: (silent: FreshCheck) => void;
};

/** Confirms that PayPhone's dashboard shows a payment, when PayPhone itself does not answer. */
export function VouchDialog({ order, fetcher, onVouch }: VouchDialogProps) {
  const silent = fetcher.data?.silent ?? null;
  const total = formatCents(order.total);
  const transactionId = order.transactionId ?? "–";
  // Not also while "loading": the dialog opens during the revalidation.
  const isBusy = fetcher.state === "submitting";
  return (
    <ConfirmDialog
      isOpen={silent !== null}
      title={<Trans>PayPhone could not be asked</Trans>}
      error={errorOf(fetcher)}
      yes={<Trans>I Checked: It Is Paid</Trans>}
      no={<Trans>Go Back</Trans>}
      onYes={() => silent && onVouch(silent)}
      // A reset would leave what a running submission wrote unread.
      onNo={() => !isBusy && fetcher.reset()}
      isBusy={isBusy}
    >
      {silent?.isConfigured === false ? (
        <Trans>No payment provider is set.</Trans>
      ) : (
        <Trans>PayPhone gave no answer about this payment.</Trans>
      )}{" "}
      <Trans>
        Look in PayPhone's dashboard: transaction {transactionId} must be approved with {total}.
        Your name is recorded.
      </Trans>
    </ConfirmDialog>
  );
}
