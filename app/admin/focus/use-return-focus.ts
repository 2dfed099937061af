import { useEffect, useRef } from "react";

/**
 * Return the ref of the element that gets the focus if `state` has changed and the focused element was removed: the button that
 * opened a form, or the heading of a list, which is not scrolled to.
 */
export function useReturnFocus<Target extends HTMLElement>(state: unknown) {
  const target = useRef<Target>(null);
  const last = useRef(state);
  const focused = useRef<EventTarget>(null);
  useEffect(() => {
    const remember = (event: FocusEvent) => {
      focused.current = event.target;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    const isRemoved = focused.current instanceof Node && !focused.current.isConnected;
    // While someone reads, nothing has the focus either.
    if (!isRemoved || document.activeElement !== document.body) return;
    focused.current = null;
    target.current?.focus({ preventScroll: target.current.tabIndex < 0 });
  }, [state]);
  return target;
}
