import { Plural, Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { countProductsIn, type TaxonomyKind } from "#app/data/admin/taxonomy.ts";
import { entryNameIn, type TaxonomyEntry } from "#app/domain/catalogue/taxonomy-entry.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { ConfirmDialog } from "../form/confirm-dialog.tsx";

type DeleteDialogProps = {
  kind: TaxonomyKind;
  entry: TaxonomyEntry;
  onDelete: () => void;
  onCancel: () => void;
};

/** Confirms the deletion of a category or collection, with the number of its products. */
export function DeleteDialog({ kind, entry, onDelete, onCancel }: DeleteDialogProps) {
  const language = useLanguage();
  const [count, setCount] = useState<number | null>(null);

  useEffect(() => {
    let isUnmounted = false;
    countProductsIn(kind, entry.id).then(
      (total) => !isUnmounted && setCount(total),
      // The call has logged the error. The dialog works without the number.
      () => {},
    );
    return () => {
      isUnmounted = true;
    };
  }, [kind, entry.id]);

  return (
    <ConfirmDialog
      isOpen
      title={
        kind === "categories" ? (
          <Trans>Are you sure you want to delete this category?</Trans>
        ) : (
          <Trans>Are you sure you want to delete this collection?</Trans>
        )
      }
      yes={<Trans>Delete</Trans>}
      onYes={onDelete}
      onNo={onCancel}
    >
      <span className="block text-ink">{entryNameIn(language, entry)}</span>
      {count !== null && (
        <Plural
          value={count}
          _0="No product uses it."
          one="# product will lose it; the product itself stays."
          other="# products will lose it; the products themselves stay."
        />
      )}
    </ConfirmDialog>
  );
}
