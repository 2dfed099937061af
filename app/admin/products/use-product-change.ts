import type { AdminProduct, ProductValues } from "#app/domain/product-editing/admin-product.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { useSubmission } from "../form/use-submission.ts";
import type { ProductDone, ProductSubmission } from "./write-product.tsx";

/** Return the mutation of a product in its row. `onDone` gets its error: null on success, PRODUCTS_CHANGED after a conflict. */
export function useProductChange(product: AdminProduct, onDone: (error: ShopError | null) => void) {
  const { submit, isBusy } = useSubmission<ProductSubmission, ProductDone>({
    onDone: ({ conflict }) =>
      onDone(conflict ? new ShopError("PRODUCTS_CHANGED", "It has another version.") : null),
    onError: onDone,
  });
  return {
    isBusy,
    change: (changes: Partial<ProductValues>) => submit({ intent: "change", product, changes }),
  };
}
