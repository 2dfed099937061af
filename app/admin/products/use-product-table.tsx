import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { deleteProduct, restoreProduct } from "#app/data/admin-delete-product.ts";
import { finishRemoval, forgetRemoval, rememberRemoval } from "#app/data/admin-picture-removals.ts";
import { updateProduct } from "#app/data/admin-save-product.ts";
import { AdminFailure } from "#app/domain/admin-failure.ts";
import type { AdminProduct, ProductValues } from "#app/domain/admin-product.ts";
import {
  duplicateDraftOf,
  EMPTY_PRODUCT_DRAFT,
  type ProductDraft,
  readPrice,
  readQuantity,
} from "#app/domain/product-form.ts";
import { useToast } from "../layout/toasts.tsx";
import { failureOf, useWrite } from "../layout/use-write.ts";

/** Milliseconds in which a deleted product can be put back (design). */
const UNDO_FOR = 8000;

/** What stands in the product modal: a new product under an id of its own, or one that exists. */
export type Editing =
  | { mode: "add"; productId: string; draft: ProductDraft }
  | { mode: "edit"; product: AdminProduct };

/** What can be done from the table of products. */
export type ProductTableActions = {
  add(): void;
  edit(product: AdminProduct): void;
  duplicate(product: AdminProduct): void;
  /** Deletes at once; the notice offers Undo. */
  remove(product: AdminProduct): Promise<void>;
  /** Changes a number in the table; resolves with whether it was taken. */
  change(product: AdminProduct, typed: { price?: string; quantity?: string }): Promise<boolean>;
};

function valuesTyped(typed: { price?: string; quantity?: string }): Partial<ProductValues> | null {
  const price = typed.price === undefined ? undefined : readPrice(typed.price);
  const quantity = typed.quantity === undefined ? undefined : readQuantity(typed.quantity);
  if (price === null || quantity === null) return null;
  return { ...(price !== undefined && { price }), ...(quantity !== undefined && { quantity }) };
}

/** Deletions do not wait for each other, nor an Undo for anything else that is being written. */
function useRemoval() {
  const show = useToast();
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<AdminFailure | null>(null);

  async function remove(product: AdminProduct) {
    setFailure(null);
    try {
      await deleteProduct(product.id);
    } catch (error) {
      setFailure(failureOf(error));
      return;
    }
    rememberRemoval(product.images, Date.now());
    show({
      words: <Trans>{product.name} was deleted.</Trans>,
      lasts: UNDO_FOR,
      undo: async () => {
        await restoreProduct(product);
        forgetRemoval(product.images);
        await revalidate();
      },
      onPassed: () => {
        // A failure is logged where it happens; what is left over is removed when the admin is opened next.
        finishRemoval(product.images).catch(() => {});
      },
    });
    await revalidate();
  }

  return { remove, failure };
}

/** Returns what can be done with products, what is being edited, and why the last write failed. */
export function useProductTable() {
  const { t } = useLingui();
  const [editing, setEditing] = useState<Editing | null>(null);
  const { write, failure } = useWrite();
  const removal = useRemoval();

  const addWith = (draft: ProductDraft) =>
    setEditing({ mode: "add", productId: crypto.randomUUID(), draft });

  const table: ProductTableActions = {
    add: () => addWith(EMPTY_PRODUCT_DRAFT),
    edit: (product) => setEditing({ mode: "edit", product }),
    duplicate: (product) => addWith(duplicateDraftOf(product, t`${product.name} (copy)`)),
    remove: removal.remove,
    async change(product, typed) {
      const changes = valuesTyped(typed);
      if (!changes) return false;
      const { ok } = await write(async () => {
        const { outcome } = await updateProduct(product, changes);
        if (outcome === "conflict") {
          throw new AdminFailure("refused", t`Somebody else has changed this number meanwhile.`);
        }
      });
      return ok;
    },
  };
  return { table, editing, close: () => setEditing(null), failure: failure ?? removal.failure };
}
