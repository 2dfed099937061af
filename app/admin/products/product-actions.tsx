import { Trans, useLingui } from "@lingui/react/macro";
import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import { nameIn } from "#app/domain/text/name-in.ts";
import { Link } from "#app/ui/link.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { TEXT_BUTTON_CLASS, TextButton } from "../form/text-button.tsx";
import { DeleteButton } from "./delete-button.tsx";
import { PublishButton } from "./publish-button.tsx";
import type { ProductTableActions } from "./use-product-table.ts";

type ProductActionsProps = { product: AdminProduct; table: ProductTableActions };

/** The actions on a product of the table. */
export function ProductActions({ product, table }: ProductActionsProps) {
  const { t } = useLingui();
  const name = nameIn(useLanguage(), product);
  return (
    <>
      {/* A draft has no page. */}
      {product.isDraft ? (
        <PublishButton product={product} onError={table.onError} />
      ) : (
        <Link
          to={`/products/${product.slug}`}
          aria-label={t`View ${name}`}
          className={TEXT_BUTTON_CLASS}
        >
          <Trans>View</Trans>
        </Link>
      )}
      <TextButton aria-label={t`Edit ${name}`} onClick={() => table.edit(product)}>
        <Trans>Edit</Trans>
      </TextButton>
      <TextButton aria-label={t`Duplicate ${name}`} onClick={() => table.duplicate(product)}>
        <Trans>Duplicate</Trans>
      </TextButton>
      <DeleteButton product={product} onError={table.onError} />
    </>
  );
}
