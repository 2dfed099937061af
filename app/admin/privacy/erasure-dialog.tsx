import { Trans } from "@lingui/react/macro";
import { ConfirmDialog } from "../form/confirm-dialog.tsx";

type ErasureDialogProps = {
  isOpen: boolean;
  email: string;
  onErase: () => void;
  onCancel: () => void;
};

export function ErasureDialog({ isOpen, email, onErase, onCancel }: ErasureDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={<Trans>Erase everything about this email or phone?</Trans>}
      yes={<Trans>Erase</Trans>}
      onYes={onErase}
      onNo={onCancel}
    >
      <span className="block break-all text-ink">{email}</span>
      <Trans>
        This can't be undone. Orders stay with their name, dates and amounts for seven years, as tax
        law asks; email, phone and address go. What is still to be sent or paid waits.
      </Trans>
    </ConfirmDialog>
  );
}
