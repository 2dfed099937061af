import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { InvoiceRow } from "#app/data/admin/invoice-row.ts";
import { type InvoiceDraft, invoiceBuyerOf } from "#app/domain/invoice/invoice-draft.ts";
import { ConfirmDialog } from "../form/confirm-dialog.tsx";
import { useSubmission } from "../form/use-submission.ts";
import { BuyerFields } from "../tax-documents/buyer-fields.tsx";
import type { InvoiceSubmission } from "./write-invoice.ts";

type CorrectBuyerDialogProps = { row: InvoiceRow; id: string; onClose: () => void };

/** Asks for the buyer of an invoice that waits for one, or for the right one where the SRI has not taken it. */
export function CorrectBuyerDialog({ row, id, onClose }: CorrectBuyerDialogProps) {
  const { submit, isBusy, error } = useSubmission<InvoiceSubmission>({ onDone: onClose });
  // A final consumer has no number and name of their own.
  const isNamed = row.buyerKind !== "final_consumer";
  const [draft, setDraft] = useState<InvoiceDraft>({
    kind: row.buyerKind ?? "",
    number: (isNamed && row.buyerNumber) || "",
    name: isNamed ? row.buyerName : null,
  });
  const isWaiting = row.state === "awaiting_buyer";
  const [isChecked, setIsChecked] = useState(false);
  const buyer = invoiceBuyerOf(draft, row.customerName, { total: row.total, isRequired: true });

  function save() {
    setIsChecked(true);
    if (buyer) submit({ intent: "correct", id, buyer });
  }

  return (
    <ConfirmDialog
      isOpen
      title={isWaiting ? <Trans>Name the buyer</Trans> : <Trans>Correct the buyer's details</Trans>}
      error={error}
      yes={<Trans>Save Buyer</Trans>}
      onYes={save}
      onNo={onClose}
      isBusy={isBusy}
      fields={
        <BuyerFields
          draft={draft}
          onChange={setDraft}
          recipient={row.customerName}
          isWrong={isChecked && !buyer}
        />
      }
    >
      {isWaiting ? (
        <Trans>Ask the customer first. The invoice to this buyer is sent to the SRI at once.</Trans>
      ) : (
        <Trans>Ask the customer first. The next retry issues the invoice to this buyer.</Trans>
      )}
    </ConfirmDialog>
  );
}
