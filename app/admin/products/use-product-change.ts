import { useFetcher } from "react-router";
import type { AdminProduct, ProductValues } from "#app/domain/admin-product.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { SUBMIT_OPTIONS } from "../layout/outcome.ts";
import { useActionDone } from "../layout/use-action-done.ts";
import type { ProductOutcome, ProductSubmission } from "./write-product.tsx";

/** Return the mutation of a product in its row. `onDone` gets its error: null on success, PRODUCTS_CHANGED after a conflict. */
export function useProductChange(product: AdminProduct, onDone: (error: ShopError | null) => void) {
  const fetcher = useFetcher<ProductOutcome>();
  useActionDone(fetcher, ({ error, conflict }) =>
    onDone(conflict ? new ShopError("PRODUCTS_CHANGED", "It has another version.") : error),
  );
  return {
    isBusy: fetcher.state !== "idle",
    change(changes: Partial<ProductValues>) {
      const submission: ProductSubmission = { intent: "change", product, changes };
      fetcher.submit(submission, SUBMIT_OPTIONS);
    },
  };
}
