import { Plural, Trans } from "@lingui/react/macro";
import { useFetcher } from "react-router";
import { productTitle } from "#app/domain/product-title.ts";
import { ConfirmDialog } from "../layout/confirm-dialog.tsx";
import { errorOf, SUBMIT_OPTIONS } from "../layout/outcome.ts";
import { useActionDone } from "../layout/use-action-done.ts";
import type { BulkDialogProps } from "./bulk-dialog.tsx";
import type { ProductOutcome, ProductSubmission } from "./write-product.tsx";

/** Confirms and deletes several products. */
export function BulkDeleteDialog({ products, finalFocus, onDone, onCancel }: BulkDialogProps) {
  const fetcher = useFetcher<ProductOutcome>();
  const isBusy = fetcher.state !== "idle";
  useActionDone(fetcher, ({ error }) => {
    if (!error) onDone();
  });

  function remove() {
    if (isBusy) return;
    const submission: ProductSubmission = { intent: "delete-several", products };
    fetcher.submit(submission, SUBMIT_OPTIONS);
  }

  return (
    <ConfirmDialog
      isOpen
      title={<Plural value={products.length} one="Delete # product?" other="Delete # products?" />}
      error={errorOf(fetcher)}
      yes={<Trans>Delete</Trans>}
      no={<Trans>Cancel</Trans>}
      onYes={remove}
      onNo={onCancel}
      isBusy={isBusy}
      finalFocus={finalFocus}
    >
      <span className="block max-h-40 overflow-y-auto text-ink">
        {products.map(productTitle).join(", ")}
      </span>
      <span className="mt-3 block">
        <Trans>Their pictures are deleted with them. This can't be undone.</Trans>
      </span>
    </ConfirmDialog>
  );
}
