import { Trans } from "@lingui/react/macro";
import type { Taxonomy } from "#app/data/admin/admin-taxonomy.ts";
import { draftOf, type ProductDraft } from "#app/domain/product-form.ts";
import { ConflictAlert } from "../layout/conflict-alert.tsx";
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
    <ConflictAlert onResolve={onResolve} className="sm:col-span-2">
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
    </ConflictAlert>
  );
}
