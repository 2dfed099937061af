import { Trans } from "@lingui/react/macro";
import { ConfirmDialog } from "../form/confirm-dialog.tsx";

type UnsavedDialogProps = { isOpen: boolean; onDiscard: () => void; onKeep: () => void };

export function UnsavedDialog({ isOpen, onDiscard, onKeep }: UnsavedDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={<Trans>Discard your changes?</Trans>}
      yes={<Trans>Discard</Trans>}
      no={<Trans>Keep Editing</Trans>}
      onYes={onDiscard}
      onNo={onKeep}
    >
      <Trans>Your changes have not been saved.</Trans>
    </ConfirmDialog>
  );
}
