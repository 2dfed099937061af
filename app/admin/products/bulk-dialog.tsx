import { Plural, Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { Taxonomy } from "#app/data/admin/taxonomy.ts";
import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import { bulkChanges } from "#app/domain/product-editing/bulk-edit.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { DialogProps } from "#app/ui/dialog-window.tsx";
import { ErrorMessage } from "../failure/error-message.tsx";
import { useSubmission } from "../form/use-submission.ts";
import { ValidatedForm } from "../form/validated-form.tsx";
import { type BulkDraft, bulkEditIn, EMPTY_BULK_DRAFT } from "./bulk-draft.ts";
import { BulkFields } from "./bulk-fields.tsx";
import { BulkPreview } from "./bulk-preview.tsx";
import type { ProductSubmission } from "./write-product.tsx";

export type BulkDialogProps = {
  products: AdminProduct[];
  finalFocus: DialogProps["finalFocus"];
  onDone: () => void;
  onCancel: () => void;
};

/** Changes one field of several products, after a preview of old and new values. */
export function BulkDialog({
  products,
  taxonomy,
  finalFocus,
  onDone,
  onCancel,
}: BulkDialogProps & { taxonomy: Taxonomy }) {
  const { submit, isBusy, error } = useSubmission<ProductSubmission>({ onDone });
  const [draft, setDraft] = useState<BulkDraft>(EMPTY_BULK_DRAFT);
  const edit = bulkEditIn(draft);
  const changes = edit ? bulkChanges(products, edit) : [];

  function apply() {
    if (changes.length > 0) submit({ intent: "change-several", changes });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      finalFocus={finalFocus}
      title={<Plural value={products.length} one="Change # product" other="Change # products" />}
      size="lg"
    >
      <ValidatedForm onSubmit={apply} className="grid gap-5 px-5 py-6 sm:px-10">
        <BulkFields draft={draft} taxonomy={taxonomy} onChange={setDraft} />
        {edit && <BulkPreview products={products} changes={changes} taxonomy={taxonomy} />}
        <ErrorMessage error={error} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="plain" size="sm" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" size="sm" disabled={changes.length === 0} isInactive={isBusy}>
            <Plural value={changes.length} one="Save # change" other="Save # changes" />
          </Button>
        </div>
      </ValidatedForm>
    </Dialog>
  );
}
