import { useEffect, useRef, useState } from "react";

/**
 * Return the ref of a list, and what to call when its nth row is removed: if the row had the focus, it goes to the row that takes its
 * place, or to what is beside the empty list.
 */
export function useFocusAfterRemoval<List extends HTMLElement>() {
  const list = useRef<List>(null);
  const [removed, setRemoved] = useState<{ index: number } | null>(null);

  useEffect(() => {
    if (!removed || !list.current) return;
    const { children, parentElement } = list.current;
    const row = children[Math.min(removed.index, children.length - 1)] ?? parentElement;
    // A focused input opens a phone's keyboard.
    const target = row?.querySelector("button:not([disabled])") ?? row?.querySelector("input");
    if (target instanceof HTMLElement) target.focus();
  }, [removed]);

  function onRemoved(index: number) {
    if (list.current?.children[index]?.contains(document.activeElement)) setRemoved({ index });
  }
  return { list, onRemoved };
}
