import { Trans } from "@lingui/react/macro";
import type { RefObject } from "react";
import type { Subscriber } from "#app/domain/contact/subscriber.ts";
import { ConfirmDialog } from "../form/confirm-dialog.tsx";
import { useSubmission } from "../form/use-submission.ts";

type RemovalDialogProps = {
  subscriber: Subscriber;
  /** Gets the focus when the address and its button are removed. */
  list: RefObject<HTMLElement | null>;
  onClose: () => void;
};

export function RemovalDialog({ subscriber, list, onClose }: RemovalDialogProps) {
  const { submit, isBusy, error, outcome } = useSubmission<{ id: string }>({ onDone: onClose });

  return (
    <ConfirmDialog
      isOpen
      title={<Trans>Remove this email address?</Trans>}
      error={error}
      yes={<Trans>Remove</Trans>}
      onYes={() => submit({ id: subscriber.id })}
      onNo={onClose}
      isBusy={isBusy}
      finalFocus={() => (outcome?.error === null ? list.current : true)}
    >
      <span className="block break-all text-ink">{subscriber.email}</span>
      <Trans>It will no longer get the newsletter, and can sign up again.</Trans>
    </ConfirmDialog>
  );
}
