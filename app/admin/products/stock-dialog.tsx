import { Trans } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import { changesBetween } from "#app/domain/product-editing/product-changes.ts";
import { ProductConflict } from "#app/domain/product-editing/product-conflict.ts";
import {
  draftOf,
  type FieldProblems,
  readVariants,
} from "#app/domain/product-editing/product-form.ts";
import { nameIn } from "#app/domain/text/name-in.ts";
import { threeWayMerge, type Versions } from "#app/domain/text/three-way-merge.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { ErrorMessage } from "../failure/error-message.tsx";
import { useFirstProblem } from "../form/use-first-problem.ts";
import { ValidatedForm } from "../form/validated-form.tsx";
import { UnsavedDialog } from "../unsaved/unsaved-dialog.tsx";
import { useDraft } from "../unsaved/use-draft.ts";
import { useUnsavedBlocker } from "../unsaved/use-unsaved-blocker.ts";
import { VariantGrid } from "./variant-grid.tsx";
import type { ProductSubmission } from "./write-product.tsx";

type StockDialogProps = { product: AdminProduct; onClose: () => void };

type Quantities = Record<string, string>;

/** What was counted stays: with the stock that others have changed it is shown once more before it is saved. */
const merge = (versions: Versions<Quantities>) => ({ ...threeWayMerge(versions), conflicts: [] });

/** Edits the stock per size and color, and nothing else. */
export function StockDialog({ product: opened, onClose }: StockDialogProps) {
  /** As last read or saved: after a conflict the current one. */
  const [product, setProduct] = useState(opened);
  /** What the last submission stores. */
  const sent = useRef<AdminProduct>(null);
  const stored = draftOf(product);
  const form = useDraft<Quantities, ProductSubmission>(stored.variantQuantities, product.version, {
    merge,
    onSaved(isDirty) {
      // Its version is the one before: others' changes since are merged by the data layer.
      if (isDirty && sent.current) setProduct(sent.current);
      else onClose();
    },
    onError: (error) => error instanceof ProductConflict && setProduct(error.current),
  });
  const draft = { ...stored, variantQuantities: form.draft };
  const [rejected, setRejected] = useState<FieldProblems>({});
  const element = useFirstProblem(rejected);
  const variants = readVariants(draft);
  const { isAsking, requestClose, discard, keep } = useUnsavedBlocker(form.isDirty, onClose);
  const name = nameIn(useLanguage(), product);

  function save() {
    setRejected(variants === "invalid" ? { variants: "quantity" } : {});
    if (variants === "invalid" || form.isBusy) return;
    const changes = changesBetween(product, { ...product, variants });
    if (Object.keys(changes).length === 0) return onClose();
    sent.current = { ...product, ...changes };
    form.submit({ intent: "change", product, changes });
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
          onChange={form.change}
        />
        <ErrorMessage
          error={form.error}
          texts={{
            PRODUCTS_CHANGED: (
              <Trans>
                The stock has changed meanwhile, and nothing was saved. What you typed is still
                here: check it and save again.
              </Trans>
            ),
          }}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="plain" size="sm" onClick={requestClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" size="sm" isInactive={form.isBusy}>
            <Trans>Save Changes</Trans>
          </Button>
        </div>
      </ValidatedForm>
      <UnsavedDialog isOpen={isAsking} onDiscard={discard} onKeep={keep} />
    </Dialog>
  );
}
