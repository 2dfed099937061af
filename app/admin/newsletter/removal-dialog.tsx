import { Trans } from "@lingui/react/macro";
import type { RefObject } from "react";
import { useFetcher } from "react-router";
import type { Subscriber } from "#app/domain/subscriber.ts";
import { ConfirmDialog } from "../layout/confirm-dialog.tsx";
import { errorOf, type Outcome, SUBMIT_OPTIONS } from "../layout/outcome.ts";
import { useActionDone } from "../layout/use-action-done.ts";
import type { SubscriberSubmission } from "./write-subscriber.ts";

type RemovalDialogProps = {
  subscriber: Subscriber;
  /** Gets the focus when the address and its button are gone. */
  list: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** Confirms and removes one address. */
export function RemovalDialog({ subscriber, list, onClose }: RemovalDialogProps) {
  const fetcher = useFetcher<Outcome>();
  const isBusy = fetcher.state !== "idle";
  useActionDone(fetcher, ({ error }) => {
    if (!error) onClose();
  });

  function remove() {
    if (isBusy) return;
    const submission: SubscriberSubmission = { intent: "remove", id: subscriber.id };
    fetcher.submit(submission, SUBMIT_OPTIONS);
  }

  return (
    <ConfirmDialog
      isOpen
      title={<Trans>Remove this address?</Trans>}
      error={errorOf(fetcher)}
      yes={<Trans>Remove</Trans>}
      no={<Trans>Cancel</Trans>}
      onYes={remove}
      onNo={onClose}
      isBusy={isBusy}
      finalFocus={() => (fetcher.data?.error === null ? list.current : true)}
    >
      <span className="block break-all text-ink">{subscriber.email}</span>
      <Trans>It gets no newsletter any more, and can sign up again.</Trans>
    </ConfirmDialog>
  );
}
