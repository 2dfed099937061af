import { Trans } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import type { TypedSettlement } from "#app/data/admin/payments.ts";
import { MAX_REASON_LENGTH } from "#app/domain/payment/open-payment.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextAreaField } from "#app/ui/text-area-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { ErrorMessage } from "../failure/error-message.tsx";
import { useDialogSubmission } from "../form/use-dialog-submission.ts";
import type { PaymentSubmission } from "./write-payment.ts";

type SettleDialogProps = {
  /** '' for what staff copy from PayPhone's dashboard. */
  initial: Pick<TypedSettlement, "reference" | "transactionId">;
  isOpen: boolean;
  onClose: () => void;
};

type FieldsProps = {
  settlement: TypedSettlement;
  onChange: (settlement: TypedSettlement) => void;
};

function SettlementFields({ settlement, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        label={<Trans>Reference</Trans>}
        required
        maxLength={50}
        autoComplete="off"
        spellCheck={false}
        value={settlement.reference}
        onChange={(reference) => onChange({ ...settlement, reference })}
      />
      <TextField
        label={<Trans>PayPhone transaction ID</Trans>}
        required
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
        value={settlement.transactionId}
        onChange={(transactionId) => onChange({ ...settlement, transactionId })}
      />
      <TextAreaField
        label={<Trans>What you saw in PayPhone</Trans>}
        hint={<Trans>Only needed when PayPhone does not answer the shop.</Trans>}
        rows={2}
        maxLength={MAX_REASON_LENGTH}
        value={settlement.note}
        onChange={(note) => onChange({ ...settlement, note })}
      />
    </>
  );
}

/** Creates and opens the order of a payment that PayPhone's dashboard shows as captured. */
export function SettleDialog({ initial, isOpen, onClose }: SettleDialogProps) {
  const { submit, close, isBusy, error } = useDialogSubmission<PaymentSubmission>(onClose);
  const [settlement, setSettlement] = useState<TypedSettlement>({ ...initial, note: "" });

  function settle(event: FormEvent) {
    event.preventDefault();
    submit({ intent: "settle", settlement });
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title={<Trans>Settle a payment by hand</Trans>}
      description={
        <Trans>
          Use this when PayPhone's dashboard shows a payment as captured and the shop has no order
          for it. The order is created, the stock is taken, and the customer gets the confirmation.
        </Trans>
      }
    >
      <form onSubmit={settle} className="mt-6 grid gap-4">
        <SettlementFields settlement={settlement} onChange={setSettlement} />
        <ErrorMessage error={error} />
        <div className="mt-2 flex flex-wrap justify-end gap-3">
          <Button variant="plain" size="sm" onClick={close}>
            <Trans>Go Back</Trans>
          </Button>
          <Button type="submit" size="sm" isInactive={isBusy}>
            {isBusy ? <Trans>Settling...</Trans> : <Trans>Create the Order</Trans>}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
