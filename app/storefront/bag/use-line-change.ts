import { useState } from "react";
import {
  type ChangedLine,
  changeBagLine,
  type LineChange,
} from "#app/domain/bag/change-bag-line.ts";
import { storedBagValue } from "./stored-bag-value.ts";

/** Return the last change of a line's size and color, and the function that changes them. */
export function useLineChange() {
  const [last, setLast] = useState<(ChangedLine & { number: number }) | null>(null);

  function changeLine(id: string, change: LineChange) {
    const changed = changeBagLine(storedBagValue.get(), id, change, Date.now());
    if (!changed) return;
    storedBagValue.update(() => changed.items);
    setLast((before) => ({ ...changed, number: (before?.number ?? 0) + 1 }));
  }

  return { last, changeLine };
}
