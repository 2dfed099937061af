import { type RefObject, useEffect } from "react";

/** Focus the first field of a form that replaces the focused button; `isOpened` is false for a form that is always there. */
export function useFocusOnOpen(form: RefObject<HTMLElement | null>, isOpened = true): void {
  useEffect(() => {
    if (isOpened) form.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
  }, [form, isOpened]);
}
