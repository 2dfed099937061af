import { Trans } from "@lingui/react/macro";
import { deleteProduct, restoreProduct } from "#app/data/admin/delete-product.ts";
import { finishRemoval, forgetRemoval, rememberRemoval } from "#app/data/admin/picture-removals.ts";
import { createProduct, updateProduct } from "#app/data/admin/save-product.ts";
import type { AdminProduct, ProductValues } from "#app/domain/product-editing/admin-product.ts";
import { actionOf } from "../form/action-of.ts";
import { showToast } from "../toast/toast-store.ts";
import { productButtonId } from "./product-button-id.ts";
import { type BulkSubmission, writeProducts } from "./write-products.tsx";

export type ProductSubmission =
  | { intent: "add"; id: string; values: ProductValues }
  | { intent: "change"; product: AdminProduct; changes: Partial<ProductValues> }
  | { intent: "delete"; product: AdminProduct; name: string }
  | { intent: "restore"; product: AdminProduct }
  | BulkSubmission;

async function remove(product: AdminProduct, name: string) {
  await deleteProduct(product);
  rememberRemoval(product.images, Date.now());
  const undo: ProductSubmission = { intent: "restore", product };
  showToast({
    message: <Trans>{name} was deleted.</Trans>,
    undo: {
      path: "/admin/products",
      submission: undo,
      done: <Trans>{name} was restored.</Trans>,
      returnTo: productButtonId(product.id),
    },
    // A failure is logged, and the next visit of the admin tries again.
    onExpire: () => void finishRemoval(product.images).catch(() => {}),
  });
}

async function restore(product: AdminProduct) {
  // First: after an error Undo stays, and another window may not remove the pictures meanwhile.
  forgetRemoval(product.images);
  await restoreProduct(product);
}

/** Write the change of one product or several and return the outcome. A deletion offers Undo. */
export const writeProduct = actionOf<ProductSubmission>({
  add: ({ id, values }) => createProduct(id, values),
  change: ({ product, changes }) => updateProduct(product, changes),
  delete: ({ product, name }) => remove(product, name),
  restore: ({ product }) => restore(product),
  "change-several": writeProducts,
  "delete-several": writeProducts,
});
