import { Trans } from "@lingui/react/macro";
import type { Taxonomy } from "#app/data/admin/taxonomy.ts";
import { draftOf, type ProductDraft } from "#app/domain/product-editing/product-form.ts";
import { ConflictAlert } from "../form/conflict-alert.tsx";
import { ConflictTable } from "../form/conflict-table.tsx";
import { FieldName } from "./field-name.tsx";
import { FieldValue } from "./field-value.tsx";
import type { Conflict } from "./write-product.tsx";

type ConflictNoticeProps = {
  conflict: Conflict;
  draft: ProductDraft;
  taxonomy: Taxonomy;
  onResolve: (keepMine: boolean) => void;
};

/** Compares the fields that two editors changed and lets the second one choose a version. */
export function ConflictNotice({ conflict, draft, taxonomy, onResolve }: ConflictNoticeProps) {
  const theirs = draftOf(conflict.current);

  return (
    <ConflictAlert
      message={<Trans>Someone else changed this product while you were editing it.</Trans>}
      onResolve={onResolve}
      className="sm:col-span-2"
    >
      <ConflictTable
        fields={conflict.fields}
        nameOf={(field) => <FieldName of={field} />}
        theirs={(field) => <FieldValue field={field} draft={theirs} taxonomy={taxonomy} />}
        yours={(field) => <FieldValue field={field} draft={draft} taxonomy={taxonomy} />}
      />
    </ConflictAlert>
  );
}
