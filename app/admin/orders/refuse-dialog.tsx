import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useFetcher } from "react-router";
import { MAX_REASON_LENGTH } from "#app/domain/open-payment.ts";
import { TextAreaField } from "#app/ui/text-area-field.tsx";
import { ConfirmDialog } from "../layout/confirm-dialog.tsx";
import { errorOf, type Outcome, SUBMIT_OPTIONS } from "../layout/outcome.ts";
import { useActionDone } from "../layout/use-action-done.ts";
import type { OrderSubmission } from "./write-order.tsx";

type RefuseDialogProps = { isOpen: boolean; onClose: () => void };

/** Asks why a payment is not accepted. The shopper reads the reason. */
export function RefuseDialog({ isOpen, onClose }: RefuseDialogProps) {
  const fetcher = useFetcher<Outcome>();
  const [reason, setReason] = useState("");

  useActionDone(fetcher, ({ error }) => {
    if (error) return;
    setReason("");
    fetcher.reset();
    onClose();
  });

  function refuse() {
    const submission: OrderSubmission = { intent: "refuse-payment", reason };
    fetcher.submit(submission, SUBMIT_OPTIONS);
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={<Trans>Refuse this payment?</Trans>}
      fields={
        <TextAreaField
          label={<Trans>Reason for the shopper</Trans>}
          rows={3}
          required
          maxLength={MAX_REASON_LENGTH}
          value={reason}
          onChange={setReason}
        />
      }
      error={errorOf(fetcher)}
      yes={<Trans>Refuse Payment</Trans>}
      no={<Trans>Go Back</Trans>}
      onYes={refuse}
      onNo={() => {
        fetcher.reset();
        onClose();
      }}
      isBusy={fetcher.state !== "idle" || reason.trim() === ""}
    >
      <Trans>
        The shopper gets the reason by email and can send another receipt. The pieces stay held
        until the same time.
      </Trans>
    </ConfirmDialog>
  );
}
