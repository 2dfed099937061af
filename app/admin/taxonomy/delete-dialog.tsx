import { Plural, Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { countProductsIn, type TaxonomyKind } from "#app/data/admin/admin-taxonomy.ts";
import type { TaxonomyEntry } from "#app/domain/taxonomy-entry.ts";
import { ConfirmDialog } from "../layout/confirm-dialog.tsx";

type DeleteDialogProps = {
  kind: TaxonomyKind;
  entry: TaxonomyEntry;
  onDelete: () => void;
  onKeep: () => void;
};

/** Asks before a category or collection is deleted, and says how many products would lose it. */
export function DeleteDialog({ kind, entry, onDelete, onKeep }: DeleteDialogProps) {
  const [count, setCount] = useState<number | null>(null);

  useEffect(() => {
    let isOver = false;
    countProductsIn(kind, entry.id).then(
      (found) => !isOver && setCount(found),
      // The dialog works without the number. The call has logged the error.
      () => {},
    );
    return () => {
      isOver = true;
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
      no={<Trans>Cancel</Trans>}
      onYes={onDelete}
      onNo={onKeep}
    >
      <span className="block text-ink">{entry.displayName}</span>
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
