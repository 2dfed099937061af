import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ShopError } from "#app/domain/shop/shop-error.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import type { DialogProps } from "#app/ui/dialog-window.tsx";
import { ErrorMessage } from "../failure/error-message.tsx";

type ConfirmDialogProps = {
  isOpen: boolean;
  title: ReactNode;
  /** The consequences of confirming. */
  children?: ReactNode;
  fields?: ReactNode;
  /** The error of the confirmed action; absent where the dialog closes at once. */
  error?: ShopError | null;
  yes: ReactNode;
  /** "Cancel" if absent. */
  no?: ReactNode;
  onYes: () => void;
  onNo: () => void;
  isBusy?: boolean;
  finalFocus?: DialogProps["finalFocus"];
};

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
      finalFocus={props.finalFocus}
    >
      {error !== undefined && (
        <div className={fields ? "mt-4 grid gap-4" : "mt-4"}>
          {fields}
          <ErrorMessage error={error} />
        </div>
      )}
      <div
        className={classNames(
          "flex flex-wrap justify-end gap-3",
          error === undefined ? "mt-8" : "mt-6",
        )}
      >
        <Button variant="plain" size="sm" onClick={props.onNo}>
          {props.no ?? <Trans>Cancel</Trans>}
        </Button>
        <Button size="sm" onClick={props.onYes} isInactive={props.isBusy}>
          {props.yes}
        </Button>
      </div>
    </Dialog>
  );
}
