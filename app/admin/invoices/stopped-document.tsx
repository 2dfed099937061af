import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { InvoiceRow } from "#app/data/admin/invoice-row.ts";
import { canCorrectBuyer, canRetry } from "#app/domain/invoice/invoice-row.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorMessage } from "../failure/error-message.tsx";
import { useSubmission } from "../form/use-submission.ts";
import { useInvoiceWords } from "../tax-documents/use-invoice-words.ts";
import { CloseDialog } from "./close-dialog.tsx";
import { CorrectBuyerDialog } from "./correct-buyer-dialog.tsx";
import type { InvoiceSubmission } from "./write-invoice.ts";

/** Why a document needs the owner, and what they can do: name or correct its buyer, retry it, or close it. */
export function StoppedDocument({ row }: { row: InvoiceRow }) {
  const { reasons } = useInvoiceWords();
  const { submit, isBusy, error } = useSubmission<InvoiceSubmission>();
  const [dialog, setDialog] = useState<"correct" | "close" | null>(null);
  const { documentId: id, reason } = row;
  const isStopped = row.state === "needs_owner";
  const isUnnamed = row.buyerKind === null && canCorrectBuyer(row);
  if (!id || !(isStopped || isUnnamed)) return null;
  const dialogProps = { row, id, onClose: () => setDialog(null) };
  return (
    <div className="mb-8 max-w-3xl border-oxblood border-l-2 bg-surface p-5">
      <p className="text-oxblood">
        {reason ? (
          reasons[reason]
        ) : (
          <Trans>
            The order names no buyer, so this invoice has no number yet. Ask the customer: they name
            the buyer on the receipt, or you do it here.
          </Trans>
        )}
      </p>
      <ErrorMessage error={error} className="mt-3" />
      <div className="mt-4 flex flex-wrap gap-3">
        {canRetry(row) && (
          <Button
            size="sm"
            isInactive={isBusy}
            onClick={() => submit({ intent: "retry", ids: [id] })}
          >
            <Trans>Retry</Trans>
          </Button>
        )}
        {canCorrectBuyer(row) && (
          <Button size="sm" variant="secondary" onClick={() => setDialog("correct")}>
            {isStopped ? <Trans>Correct Buyer's Details</Trans> : <Trans>Name the Buyer</Trans>}
          </Button>
        )}
        {isStopped && (
          <Button size="sm" variant="secondary" onClick={() => setDialog("close")}>
            <Trans>Settled Elsewhere</Trans>
          </Button>
        )}
      </div>
      {dialog === "correct" && <CorrectBuyerDialog {...dialogProps} />}
      {dialog === "close" && <CloseDialog {...dialogProps} />}
    </div>
  );
}
