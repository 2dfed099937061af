import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

type ConfirmDialogProps = {
  isOpen: boolean;
  title: ReactNode;
  /** What the answer means. */
  children?: ReactNode;
  yes: ReactNode;
  no: ReactNode;
  onYes: () => void;
  onNo: () => void;
  isBusy?: boolean;
};

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  yes,
  no,
  onYes,
  onNo,
  isBusy,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onNo()}
      title={title}
      description={children}
    >
      <div className="mt-8 flex flex-wrap justify-end gap-3">
        <Button variant="plain" size="sm" onClick={onNo}>
          {no}
        </Button>
        <Button size="sm" onClick={onYes} disabled={isBusy}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
