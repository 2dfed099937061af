import { Trans } from "@lingui/react/macro";
import { deleteProduct, restoreProduct } from "#app/data/admin/delete-product.ts";
import { finishRemoval, forgetRemoval, rememberRemoval } from "#app/data/admin/picture-removals.ts";
import { createProduct, updateProduct } from "#app/data/admin/save-product.ts";
import type { AdminProduct, ProductValues } from "#app/domain/product-editing/admin-product.ts";
import { actionOf, type SubmissionOf } from "../form/action-of.ts";
import { showToast } from "../toast/toast-store.ts";
import { productButtonId } from "./product-button-id.ts";
import { changeSeveral, deleteSeveral } from "./write-products.tsx";

type Change = { product: AdminProduct; changes: Partial<ProductValues> };

async function remove({ product, name }: { product: AdminProduct; name: string }) {
  await deleteProduct(product);
  const undo: ProductSubmission = { intent: "restore", product };
  rememberRemoval(product.images, Date.now());
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

async function restore({ product }: { product: AdminProduct }) {
  // First: after an error Undo stays, and another window may not remove the pictures meanwhile.
  forgetRemoval(product.images);
  await restoreProduct(product);
}

/** Write the change of one product or several and return the outcome. A deletion offers Undo. */
export const writeProduct = actionOf({
  add: ({ id, values }: { id: string; values: ProductValues }) => createProduct(id, values),
  change: ({ product, changes }: Change) => updateProduct(product, changes),
  delete: remove,
  restore,
  "change-several": changeSeveral,
  "delete-several": deleteSeveral,
});

export type ProductSubmission = SubmissionOf<typeof writeProduct>;
