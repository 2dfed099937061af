import type { AdminProduct, ProductValues } from "#app/domain/product-editing/admin-product.ts";
import type { ShopError } from "#app/domain/shop/shop-error.ts";
import { useSubmission } from "../form/use-submission.ts";
import type { ProductSubmission } from "./write-product.tsx";

/** Return the mutation of a product in its row. `onDone` gets its error, null on success. */
export function useProductChange(product: AdminProduct, onDone: (error: ShopError | null) => void) {
  const { submit, isBusy } = useSubmission<ProductSubmission>({
    onDone: () => onDone(null),
    onError: onDone,
  });
  return {
    isBusy,
    change: (changes: Partial<ProductValues>) => submit({ intent: "change", product, changes }),
  };
}
