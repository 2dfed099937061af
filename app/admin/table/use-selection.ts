import { useState } from "react";

/** Return the selected rows of the table's present page, and functions that change the selection. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  // Only what is in sight is ever changed.
  const selected = rows.filter(({ id }) => ids.has(id));

  return {
    selected,
    isEverySelected: rows.length > 0 && selected.length === rows.length,
    isSelected: (id: string) => ids.has(id),
    select(id: string, isOn: boolean) {
      setIds(new Set(isOn ? [...ids, id] : [...ids].filter((other) => other !== id)));
    },
    selectAll: (isOn: boolean) => setIds(new Set(isOn ? rows.map(({ id }) => id) : [])),
    clear: () => setIds(new Set()),
  };
}

export type Selection<Row extends { id: string }> = ReturnType<typeof useSelection<Row>>;
