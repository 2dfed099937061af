import { type RefObject, useCallback, useEffect, useState } from "react";

/** The form's attribute while it is folded to its icon although the field has the focus. */
const FOLDED = "data-folded";

/**
 * Open the results when the field is pressed or typed in, but not when the focus only passes through it. `isOpenAtFirst`
 * if that happened before this code was loaded. Closing folds the form and leaves the focus where it is.
 */
export function useSearchField(
  inputRef: RefObject<HTMLInputElement | null>,
  isOpenAtFirst: boolean,
) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const unfold = useCallback(() => inputRef.current?.form?.removeAttribute(FOLDED), [inputRef]);
  const open = useCallback(() => {
    unfold();
    setIsOpen(true);
  }, [unfold]);
  const close = useCallback(() => {
    inputRef.current?.form?.setAttribute(FOLDED, "");
    setIsOpen(false);
  }, [inputRef]);

  useEffect(() => {
    const input = inputRef.current;
    const controller = new AbortController();
    const { signal } = controller;
    input?.addEventListener("focus", unfold, { signal });
    // A press that unfolds the form moves the field, and gives no click. A click alone comes from a screen reader.
    input?.addEventListener("mousedown", open, { signal });
    input?.addEventListener("click", open, { signal });
    input?.addEventListener("input", open, { signal });
    return () => controller.abort();
  }, [inputRef, unfold, open]);

  return { isOpen, open, close };
}
