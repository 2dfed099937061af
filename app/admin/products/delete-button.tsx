import { Trans, useLingui } from "@lingui/react/macro";
import { useRevalidator } from "react-router";
import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import type { ShopError } from "#app/domain/shop/shop-error.ts";
import { nameIn } from "#app/domain/text/name-in.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { TextButton } from "../form/text-button.tsx";
import { useSubmission } from "../form/use-submission.ts";
import type { ProductSubmission } from "./write-product.tsx";

type DeleteButtonProps = {
  product: AdminProduct;
  /** Gets the error of a deletion; null clears it. */
  onError: (error: ShopError | null) => void;
};

/** Deletes a product without a confirmation; the toast offers Undo. */
export function DeleteButton({ product, onError }: DeleteButtonProps) {
  const { t } = useLingui();
  const name = nameIn(useLanguage(), product);
  const { revalidate } = useRevalidator();
  const { submit, isBusy } = useSubmission<ProductSubmission>({
    onDone: () => onError(null),
    onError(error) {
      onError(error);
      if (error.code === "NOT_FOUND") void revalidate();
    },
  });

  function remove() {
    // Not disabled, which would lose the focus.
    if (isBusy) return;
    onError(null);
    submit({ intent: "delete", product, name });
  }

  return (
    <TextButton aria-label={t`Delete ${name}`} onClick={remove}>
      <Trans>Delete</Trans>
    </TextButton>
  );
}
