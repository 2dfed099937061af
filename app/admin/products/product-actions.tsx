import { Trans, useLingui } from "@lingui/react/macro";
import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import { nameIn } from "#app/domain/text/name-in.ts";
import { Link } from "#app/ui/link.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { DeleteButton } from "./delete-button.tsx";
import { PublishButton } from "./publish-button.tsx";
import type { ProductTableActions } from "./use-product-table.ts";

const ACTION = "text-link inline-flex min-h-11 items-center px-2 text-sm hover:text-terracotta";

/** The actions on a product of the table. */
export function ProductActions({
  product,
  table,
}: {
  product: AdminProduct;
  table: ProductTableActions;
}) {
  const { t } = useLingui();
  const name = nameIn(useLanguage(), product);
  return (
    <>
      {/* A draft has no page. */}
      {product.isDraft ? (
        <PublishButton product={product} onError={table.onError} className={ACTION} />
      ) : (
        <Link to={`/products/${product.slug}`} aria-label={t`View ${name}`} className={ACTION}>
          <Trans>View</Trans>
        </Link>
      )}
      <button
        type="button"
        aria-label={t`Edit ${name}`}
        onClick={() => table.edit(product)}
        className={ACTION}
      >
        <Trans>Edit</Trans>
      </button>
      <button
        type="button"
        aria-label={t`Duplicate ${name}`}
        onClick={() => table.duplicate(product)}
        className={ACTION}
      >
        <Trans>Duplicate</Trans>
      </button>
      <DeleteButton product={product} onError={table.onError} className={ACTION} />
    </>
  );
}
