import { Plural, useLingui } from "@lingui/react/macro";
import type { Taxonomy } from "#app/data/admin/taxonomy.ts";
import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import type { ProductChange } from "#app/domain/product-editing/bulk-edit.ts";
import { nameIn } from "#app/domain/text/name-in.ts";
import { ScrollRegion } from "#app/ui/scroll-region.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { ChangeList } from "./change-list.tsx";

type BulkPreviewProps = { products: AdminProduct[]; changes: ProductChange[]; taxonomy: Taxonomy };

/** Old and new values of the products that a bulk edit changes. */
export function BulkPreview({ products, changes, taxonomy }: BulkPreviewProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const unchangedCount = products.length - changes.length;
  return (
    <div className="grid gap-2 text-sm">
      {changes.length > 0 && (
        <ScrollRegion
          label={t`What changes`}
          className="max-h-[45dvh] overflow-auto border border-hairline"
        >
          <table className="w-full text-left">
            <tbody>
              {changes.map(({ product, changes: values }) => (
                <tr key={product.id} className="border-hairline border-b align-top last:border-b-0">
                  <th scope="row" className="px-3 py-2 font-normal">
                    {nameIn(language, product)}
                  </th>
                  <td className="px-3 py-2">
                    <ChangeList product={product} changes={values} taxonomy={taxonomy} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      <p role="status" className="text-muted">
        {unchangedCount > 0 && (
          <Plural
            value={unchangedCount}
            one="# product has this value already and stays as it is."
            other="# products have this value already and stay as they are."
          />
        )}
      </p>
    </div>
  );
}
