import { useState } from "react";
import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import {
  duplicateDraftOf,
  EMPTY_PRODUCT_DRAFT,
  type ProductDraft,
} from "#app/domain/product-editing/product-form.ts";
import type { ShopError } from "#app/domain/shop/shop-error.ts";
import { newUuid } from "#app/ui/new-uuid.ts";
import { type Selection, useSelection } from "../table/use-selection.ts";

/** The product in the modal: a new or an existing one. */
export type Editing =
  | { mode: "add"; productId: string; draft: ProductDraft }
  | { mode: "edit"; product: AdminProduct };

/** The callbacks of the table's rows. */
export type ProductTableActions = {
  edit(product: AdminProduct): void;
  duplicate(product: AdminProduct): void;
  /** Opens the stock per size and color. */
  countStock(product: AdminProduct): void;
  selection: Selection<AdminProduct>;
  /** Gets the error of a row's write; null clears it. */
  onError(error: ShopError | null): void;
};

/** Return the state of the tab Products: the open dialog, the selected rows, the error of a row's write, and their callbacks. */
export function useProductTable(products: AdminProduct[]) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [counted, setCounted] = useState<AdminProduct | null>(null);
  const selection = useSelection(products);
  const [error, onError] = useState<ShopError | null>(null);

  const addWith = (draft: ProductDraft) => setEditing({ mode: "add", productId: newUuid(), draft });

  const table: ProductTableActions = {
    edit: (product) => setEditing({ mode: "edit", product }),
    duplicate: (product) => addWith(duplicateDraftOf(product)),
    countStock: setCounted,
    selection,
    onError,
  };
  return {
    table,
    add: () => addWith(EMPTY_PRODUCT_DRAFT),
    editing,
    close: () => setEditing(null),
    counted,
    stopCounting: () => setCounted(null),
    error,
  };
}
