import { useState } from "react";
import type { AdminProduct } from "#app/domain/admin-product.ts";

/** Return the selected rows of the table's present page, and functions that change the selection. */
export function useSelection(products: AdminProduct[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  // Only what is in sight is ever changed.
  const selected = products.filter(({ id }) => ids.has(id));

  return {
    selected,
    isEverySelected: products.length > 0 && selected.length === products.length,
    isSelected: (id: string) => ids.has(id),
    select(id: string, isOn: boolean) {
      setIds(new Set(isOn ? [...ids, id] : [...ids].filter((other) => other !== id)));
    },
    selectAll: (isOn: boolean) => setIds(new Set(isOn ? products.map(({ id }) => id) : [])),
    clear: () => setIds(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
