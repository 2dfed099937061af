import { Trans } from "@lingui/react/macro";
import { formatCents } from "#app/domain/money.ts";
import type { Order } from "#app/domain/order.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { CallProblemMessage } from "./call-problem-message.tsx";
import type { Shipping } from "./use-ship-order.ts";

type VouchDialogProps = { order: Order; shipping: Shipping };

/** Says that PayPhone could not be asked, and lets the person confirm that its dashboard shows the payment. */
export function VouchDialog({ order, shipping }: VouchDialogProps) {
  const { silent, problem, isBusy, confirm, goBack } = shipping;
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
        <CallProblemMessage problem={problem} />
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="plain" size="sm" onClick={goBack}>
          <Trans>Go Back</Trans>
        </Button>
        <Button size="sm" onClick={confirm} disabled={isBusy}>
          <Trans>I Looked, It Is Paid</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
