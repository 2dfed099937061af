import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import { changesBetween } from "#app/domain/product-editing/product-changes.ts";
import {
  draftOf,
  type FieldProblems,
  readVariants,
} from "#app/domain/product-editing/product-form.ts";
import { nameIn } from "#app/domain/text/name-in.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { ErrorMessage } from "../failure/error-message.tsx";
import { useFirstProblem } from "../form/use-first-problem.ts";
import { useSubmission } from "../form/use-submission.ts";
import { ValidatedForm } from "../form/validated-form.tsx";
import { UnsavedDialog } from "../unsaved/unsaved-dialog.tsx";
import { useUnsavedBlocker } from "../unsaved/use-unsaved-blocker.ts";
import { VariantGrid } from "./variant-grid.tsx";
import type { ProductDone, ProductSubmission } from "./write-product.tsx";

type StockDialogProps = { product: AdminProduct; onClose: () => void };

/** Edits the stock per size and color, and nothing else. */
export function StockDialog({ product, onClose }: StockDialogProps) {
  /** The version that the draft changes; the current one after a conflict. */
  const [base, setBase] = useState(product);
  const { submit, isBusy, error, outcome } = useSubmission<ProductSubmission, ProductDone>({
    onDone: ({ conflict }) => (conflict ? continueWith(conflict.current) : onClose()),
  });
  const [draft, setDraft] = useState(() => draftOf(product));
  const [rejected, setRejected] = useState<FieldProblems>({});
  const element = useFirstProblem(rejected);
  const variants = readVariants(draft);
  const opened = draftOf(base).variantQuantities;
  const edited = Object.entries(draft.variantQuantities).filter(
    ([variant, quantity]) => quantity !== opened[variant],
  );
  const isDirty = edited.length > 0;
  const { isAsking, requestClose, discard, keep } = useUnsavedBlocker(isDirty, onClose);
  const name = nameIn(useLanguage(), product);

  /** Lay what was typed since opening over the stock that others have changed. */
  function continueWith(current: AdminProduct) {
    const theirs = draftOf(current);
    setBase(current);
    const variantQuantities = { ...theirs.variantQuantities, ...Object.fromEntries(edited) };
    setDraft({ ...theirs, variantQuantities });
  }

  function save() {
    setRejected(variants === "invalid" ? { variants: "quantity" } : {});
    if (variants === "invalid" || isBusy) return;
    const changes = changesBetween(base, { ...base, variants });
    if (Object.keys(changes).length === 0) return onClose();
    submit({ intent: "change", product: base, changes });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && requestClose()}
      title={<Trans>Stock of {name}</Trans>}
    >
      <ValidatedForm ref={element} onSubmit={save} className="mt-5 grid gap-4">
        <VariantGrid
          draft={draft}
          problem={variants === "invalid" ? rejected.variants : undefined}
          onChange={(variantQuantities) => setDraft({ ...draft, variantQuantities })}
        />
        {outcome?.conflict && !isBusy && (
          <p role="alert" className="text-oxblood text-sm">
            <Trans>
              The stock has changed meanwhile, and nothing was saved. What you typed is still here:
              check it and save again.
            </Trans>
          </p>
        )}
        <ErrorMessage error={error} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="plain" size="sm" onClick={requestClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" size="sm" isInactive={isBusy}>
            <Trans>Save Changes</Trans>
          </Button>
        </div>
      </ValidatedForm>
      <UnsavedDialog isOpen={isAsking} onDiscard={discard} onKeep={keep} />
    </Dialog>
  );
}
