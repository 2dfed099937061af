import { Trans } from "@lingui/react/macro";
import type { Taxonomy } from "#app/data/admin-taxonomy.ts";
import type { ProductField } from "#app/domain/admin-product.ts";
import { draftOf, type ProductDraft } from "#app/domain/product-form.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldName } from "./field-name.tsx";
import type { Conflict } from "./use-product-form.ts";

function shown(field: ProductField, draft: ProductDraft, taxonomy: Taxonomy): string {
  if (field === "variants") {
    return Object.entries(draft.variantQuantities)
      .map(([key, quantity]) => `${(JSON.parse(key) as string[]).join(" ")}: ${quantity}`)
      .join(", ");
  }
  const value = draft[field];
  if (field === "categoryId" || field === "collectionId") {
    const entries = [...taxonomy.categories, ...taxonomy.collections];
    return entries.find(({ id }) => id === value)?.displayName ?? "–";
  }
  return Array.isArray(value) ? value.join(", ") : String(value);
}

type ConflictNoticeProps = {
  conflict: Conflict;
  draft: ProductDraft;
  taxonomy: Taxonomy;
  onSettle: (mine: boolean) => void;
};

/** Tells the second of two editors what the first one changed, side by side, and lets them choose. */
export function ConflictNotice({ conflict, draft, taxonomy, onSettle }: ConflictNoticeProps) {
  const theirs = draftOf(conflict.current);
  return (
    <div
      role="alert"
      className="mb-4 grid gap-4 border-amber border-l-2 bg-panel/60 px-4 py-4 text-sm"
    >
      <p>
        <Trans>Somebody else changed this product while you were editing it.</Trans>
      </p>
      <table className="w-full text-left">
        <thead>
          <tr className="text-muted">
            <td />
            <th scope="col" className="pr-4 font-normal">
              <Trans>Theirs</Trans>
            </th>
            <th scope="col" className="font-normal">
              <Trans>Yours</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {conflict.fields.map((field) => (
            <tr key={field} className="border-hairline border-t align-top">
              <th scope="row" className="py-1 pr-4 font-normal text-muted">
                <FieldName field={field} />
              </th>
              <td className="py-1 pr-4 break-words">{shown(field, theirs, taxonomy)}</td>
              <td className="py-1 break-words">{shown(field, draft, taxonomy)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" variant="secondary" onClick={() => onSettle(true)}>
          <Trans>Keep mine</Trans>
        </Button>
        <Button size="sm" variant="secondary" onClick={() => onSettle(false)}>
          <Trans>Take theirs</Trans>
        </Button>
      </div>
    </div>
  );
}
