import { Trans } from "@lingui/react/macro";
import type { Taxonomy } from "#app/data/admin/taxonomy.ts";
import type { ProductField } from "#app/domain/product-editing/admin-product.ts";
import type { ProductChange } from "#app/domain/product-editing/bulk-edit.ts";
import { draftOf, type ProductDraft } from "#app/domain/product-editing/product-form.ts";
import { ArrowRightIcon } from "#app/ui/icons/arrow-right-icon.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { FieldName } from "./field-name.tsx";
import { FieldValue } from "./field-value.tsx";

type ValueProps = { field: ProductField; draft: ProductDraft; taxonomy: Taxonomy };

/** Characters. A longer text has its own lines, and is cut. */
const LONG_TEXT = 80;

const isEmpty = (value: unknown) =>
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === "object" && Object.keys(value ?? {}).length === 0);

function Value({ field, draft, taxonomy }: ValueProps) {
  const value = field === "variants" ? draft.variantQuantities : draft[field];
  const isLong = typeof value === "string" && value.length > LONG_TEXT;
  return (
    <span className={isLong ? "line-clamp-3" : "break-words"}>
      {isEmpty(value) ? "–" : <FieldValue field={field} draft={draft} taxonomy={taxonomy} />}
    </span>
  );
}

type ChangeListProps = ProductChange & { taxonomy: Taxonomy };

/** The changed fields of a product with their old and new values. */
export function ChangeList({ product, changes, taxonomy }: ChangeListProps) {
  const before = draftOf(product);
  const after = draftOf({ ...product, ...changes });
  return (
    <ul className="grid gap-1">
      {(Object.keys(changes) as ProductField[]).map((field) => (
        <li key={field} className="tabular-nums">
          <span className="text-muted">
            <FieldName of={field} />:
          </span>{" "}
          <Value field={field} draft={before} taxonomy={taxonomy} />{" "}
          <ArrowRightIcon className="inline size-4 text-muted" />
          <VisuallyHidden>
            <Trans>becomes</Trans>
          </VisuallyHidden>{" "}
          <strong className="font-semibold">
            <Value field={field} draft={after} taxonomy={taxonomy} />
          </strong>
        </li>
      ))}
    </ul>
  );
}
