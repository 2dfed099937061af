import { useEffect, useRef, useState } from "react";

/**
 * Return the ref of a list, and what to call when its nth row is removed: the focus goes to the row that takes its place, or to what
 * stands beside the empty list.
 */
export function useFocusAfterRemoval<List extends HTMLElement>() {
  const list = useRef<List>(null);
  const [removed, setRemoved] = useState<{ index: number } | null>(null);

  useEffect(() => {
    if (!removed || !list.current) return;
    const { children, parentElement } = list.current;
    const row = children[Math.min(removed.index, children.length - 1)] ?? parentElement;
    row?.querySelector<HTMLElement>("input, button:not([disabled])")?.focus();
  }, [removed]);

  return { list, onRemoved: (index: number) => setRemoved({ index }) };
}
