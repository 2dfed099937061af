import { Trans, useLingui } from "@lingui/react/macro";
import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import type { ShopError } from "#app/domain/shop/shop-error.ts";
import { nameIn } from "#app/domain/text/name-in.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { TextButton } from "../form/text-button.tsx";
import { useProductChange } from "./use-product-change.ts";

type PublishButtonProps = {
  product: AdminProduct;
  /** Gets the error of the change; null clears it. */
  onError: (error: ShopError | null) => void;
};

/** Publishes a draft. */
export function PublishButton({ product, onError }: PublishButtonProps) {
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
    <TextButton aria-label={t`Publish ${name}`} onClick={publish}>
      <Trans>Publish</Trans>
    </TextButton>
  );
}
