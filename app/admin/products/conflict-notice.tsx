import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import type { Taxonomy } from "#app/data/admin/admin-taxonomy.ts";
import { draftOf, type ProductDraft } from "#app/domain/product-form.ts";
import { Button } from "#app/ui/button.tsx";
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
  const element = useRef<HTMLDivElement>(null);

  // The end of the form may be out of sight.
  useEffect(() => element.current?.focus(), []);

  return (
    <div
      ref={element}
      role="alert"
      tabIndex={-1}
      className="grid gap-4 border-amber border-l-2 bg-panel/60 px-4 py-4 text-sm sm:col-span-2"
    >
      <p>
        <Trans>Someone else changed this product while you were editing it.</Trans>
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
              <td className="py-1 pr-4 break-words">
                <FieldValue field={field} draft={theirs} taxonomy={taxonomy} />
              </td>
              <td className="py-1 break-words">
                <FieldValue field={field} draft={draft} taxonomy={taxonomy} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" variant="secondary" onClick={() => onResolve(true)}>
          <Trans>Keep mine</Trans>
        </Button>
        <Button size="sm" variant="secondary" onClick={() => onResolve(false)}>
          <Trans>Take theirs</Trans>
        </Button>
      </div>
    </div>
  );
}
