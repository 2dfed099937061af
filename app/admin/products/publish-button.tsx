import { Trans, useLingui } from "@lingui/react/macro";
import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import type { ShopError } from "#app/domain/shop/shop-error.ts";
import { nameIn } from "#app/domain/text/name-in.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { useProductChange } from "./use-product-change.ts";

type PublishButtonProps = {
  product: AdminProduct;
  /** Gets the error of the change; null clears it. */
  onError: (error: ShopError | null) => void;
  className: string;
};

/** Publishes a draft. */
export function PublishButton({ product, onError, className }: PublishButtonProps) {
  const { t } = useLingui();
  const name = nameIn(useLanguage(), product);
  const { change, isBusy } = useProductChange(product, onError);

  function publish() {
    // Not disabled, which would lose the focus.
    if (isBusy) return;
    onError(null);
    change({ isDraft: false });
  }

  return (
    <button type="button" aria-label={t`Publish ${name}`} onClick={publish} className={className}>
      <Trans>Publish</Trans>
    </button>
  );
}
