import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { TextField } from "#app/ui/text-field.tsx";
import { ConfirmDialog } from "../form/confirm-dialog.tsx";
import { useSubmission } from "../form/use-submission.ts";
import type { InvoiceSubmission } from "./write-invoice.ts";

/** Asks how a document was settled elsewhere, before it is closed for good. */
export function CloseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { submit, isBusy, error, outcome } = useSubmission<InvoiceSubmission>({
    onDone: onClose,
  });
  const [note, setNote] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const isBlank = note.trim() === "";

  function close() {
    setIsChecked(true);
    if (!isBlank) submit({ intent: "close", id, note });
  }

  return (
    <ConfirmDialog
      isOpen
      title={<Trans>Settled elsewhere?</Trans>}
      error={error}
      yes={<Trans>Settled Elsewhere</Trans>}
      onYes={close}
      onNo={onClose}
      isBusy={isBusy}
      // The button that opened it goes with what it closes.
      finalFocus={() => (outcome?.error === null ? document.querySelector("main") : true)}
      fields={
        <TextField
          label={<Trans>How was it settled?</Trans>}
          hint={<Trans>For example, the number of the document in SRI en Línea</Trans>}
          error={isChecked && isBlank && <Trans>Please write how it was settled.</Trans>}
          autoComplete="off"
          maxLength={500}
          value={note}
          onChange={setNote}
        />
      }
    >
      <Trans>
        The shop never sends this document again and no longer counts it among those that need you.
        This can't be undone.
      </Trans>
    </ConfirmDialog>
  );
}
