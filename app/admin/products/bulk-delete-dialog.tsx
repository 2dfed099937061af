import { Plural, Trans } from "@lingui/react/macro";
import { nameIn } from "#app/domain/text/name-in.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { ConfirmDialog } from "../form/confirm-dialog.tsx";
import { useSubmission } from "../form/use-submission.ts";
import type { BulkDialogProps } from "./bulk-dialog.tsx";
import type { ProductSubmission } from "./write-product.tsx";

/** Confirms and deletes several products. */
export function BulkDeleteDialog({ products, finalFocus, onDone, onCancel }: BulkDialogProps) {
  const language = useLanguage();
  const { submit, isBusy, error } = useSubmission<ProductSubmission>({ onDone });
  return (
    <ConfirmDialog
      isOpen
      title={<Plural value={products.length} one="Delete # product?" other="Delete # products?" />}
      error={error}
      yes={<Trans>Delete</Trans>}
      onYes={() => submit({ intent: "delete-several", products })}
      onNo={onCancel}
      isBusy={isBusy}
      finalFocus={finalFocus}
    >
      <span className="block max-h-40 overflow-y-auto text-ink">
        {products.map((product) => nameIn(language, product)).join(", ")}
      </span>
      <span className="mt-3 block">
        <Trans>Their pictures are deleted with them. This can't be undone.</Trans>
      </span>
    </ConfirmDialog>
  );
}
