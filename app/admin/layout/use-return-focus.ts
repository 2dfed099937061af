import { useEffect, useRef } from "react";

/**
 * Return the ref of the element that gets the focus if the focused one is gone after `state` has changed: the button that opened a
 * form, or the heading of a list.
 */
export function useReturnFocus<Target extends HTMLElement>(state: unknown) {
  const target = useRef<Target>(null);
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    if (document.activeElement === document.body) target.current?.focus();
  }, [state]);
  return target;
}
