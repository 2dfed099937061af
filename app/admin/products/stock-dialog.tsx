import { Trans } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import type { AdminProduct } from "#app/domain/admin-product.ts";
import { changesBetween } from "#app/domain/product-changes.ts";
import { draftOf, readVariants } from "#app/domain/product-form.ts";
import { productTitle } from "#app/domain/product-title.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { ErrorMessage } from "../layout/error-message.tsx";
import { useSubmission } from "../layout/use-submission.ts";
import { FieldProblemMessage } from "./field-problem-message.tsx";
import { VariantGrid } from "./variant-grid.tsx";
import type { ProductDone, ProductSubmission } from "./write-product.tsx";

type StockDialogProps = { product: AdminProduct; onClose: () => void };

/** Edits the stock per size and color, and nothing else. */
export function StockDialog({ product, onClose }: StockDialogProps) {
  const { submit, isBusy, error, outcome } = useSubmission<ProductSubmission, ProductDone>({
    onDone: ({ conflict }) => !conflict && onClose(),
  });
  const [draft, setDraft] = useState(() => draftOf(product));
  const [isRejected, setRejected] = useState(false);
  const variants = readVariants(draft);
  const isWrong = isRejected && variants === "invalid";

  function save(event: FormEvent) {
    event.preventDefault();
    setRejected(variants === "invalid");
    if (variants === "invalid" || isBusy) return;
    const changes = changesBetween(product, { ...product, variants });
    if (Object.keys(changes).length === 0) return onClose();
    submit({ intent: "change", product, changes });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Stock of {productTitle(product)}</Trans>}
    >
      <form onSubmit={save} noValidate className="mt-5 grid gap-4">
        <VariantGrid
          draft={draft}
          onChange={(variantQuantities) => setDraft({ ...draft, variantQuantities })}
        />
        {isWrong && (
          <p role="alert" className="text-oxblood text-sm">
            <FieldProblemMessage of="quantity" />
          </p>
        )}
        {outcome?.conflict && (
          <p role="alert" className="text-oxblood text-sm">
            <Trans>Someone else has changed this number meanwhile.</Trans>
          </p>
        )}
        <ErrorMessage error={error} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="plain" size="sm" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" size="sm" disabled={isBusy}>
            <Trans>Save Changes</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
