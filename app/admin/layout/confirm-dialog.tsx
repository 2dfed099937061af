import type { ReactNode } from "react";
import type { ShopError } from "#app/domain/shop-error.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { ErrorMessage } from "./error-message.tsx";

type ConfirmDialogProps = {
  isOpen: boolean;
  title: ReactNode;
  /** The consequences of confirming. */
  children?: ReactNode;
  fields?: ReactNode;
  /** Why the confirmed action failed. */
  error?: ShopError | null;
  yes: ReactNode;
  no: ReactNode;
  onYes: () => void;
  onNo: () => void;
  isBusy?: boolean;
};

/** Confirms an action before it is submitted. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  fields,
  error,
  ...props
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && props.onNo()}
      title={title}
      description={children}
    >
      <div className={fields ? "mt-4 grid gap-4" : "mt-4"}>
        {fields}
        <ErrorMessage error={error} />
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="plain" size="sm" onClick={props.onNo}>
          {props.no}
        </Button>
        <Button size="sm" onClick={props.onYes} disabled={props.isBusy}>
          {props.yes}
        </Button>
      </div>
    </Dialog>
  );
}
