import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { AdminProduct } from "#app/domain/admin-product.ts";
import {
  duplicateDraftOf,
  EMPTY_PRODUCT_DRAFT,
  type ProductDraft,
} from "#app/domain/product-form.ts";
import type { ShopError } from "#app/domain/shop-error.ts";

/** What the product modal edits: a new product with an id of its own, or an existing one. */
export type Editing =
  | { mode: "add"; productId: string; draft: ProductDraft }
  | { mode: "edit"; product: AdminProduct };

/** What the rows of the table call. */
export type ProductTableActions = {
  edit(product: AdminProduct): void;
  duplicate(product: AdminProduct): void;
  /** Shows why the last write of a row failed; null clears it. */
  report(error: ShopError | null): void;
};

/** Returns what the table's rows call, what is being edited, and why the last write of a row failed. */
export function useProductTable() {
  const { t } = useLingui();
  const [editing, setEditing] = useState<Editing | null>(null);
  const [error, report] = useState<ShopError | null>(null);

  const addWith = (draft: ProductDraft) =>
    setEditing({ mode: "add", productId: crypto.randomUUID(), draft });

  const table: ProductTableActions = {
    edit: (product) => setEditing({ mode: "edit", product }),
    duplicate: (product) => addWith(duplicateDraftOf(product, t`${product.name} (copy)`)),
    report,
  };
  return {
    table,
    add: () => addWith(EMPTY_PRODUCT_DRAFT),
    editing,
    close: () => setEditing(null),
    error,
  };
}
