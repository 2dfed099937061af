import { type RefObject, useEffect } from "react";

/** Close when the focus or a press goes outside the input's form. A dismissed phone keyboard only blurs the input. */
export function useCloseOutside(
  inputRef: RefObject<HTMLInputElement | null>,
  isOpen: boolean,
  close: () => void,
) {
  useEffect(() => {
    const form = inputRef.current?.form;
    if (!isOpen || !form) return;
    const controller = new AbortController();
    const closeOutside = (target: EventTarget | null) => {
      if (target instanceof Node && !form.contains(target)) close();
    };
    const { signal } = controller;
    document.addEventListener("pointerdown", ({ target }) => closeOutside(target), { signal });
    form.addEventListener("focusout", ({ relatedTarget }) => closeOutside(relatedTarget), {
      signal,
    });
    return () => controller.abort();
  }, [inputRef, isOpen, close]);
}
