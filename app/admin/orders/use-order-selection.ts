import { useState } from "react";

/** The orders that are ticked for printing, by id. Those that are no longer listed do not count. */
export type OrderSelection = {
  has(id: string): boolean;
  set(ids: readonly string[], isSelected: boolean): void;
};

/** Return the ticked orders of the table. */
export function useOrderSelection(): OrderSelection {
  const [selected, setSelected] = useState<readonly string[]>([]);
  return {
    has: (id) => selected.includes(id),
    set: (ids, isSelected) =>
      setSelected((now) => [...now.filter((id) => !ids.includes(id)), ...(isSelected ? ids : [])]),
  };
}
