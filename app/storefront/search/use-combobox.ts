import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

type Options = {
  inputRef: RefObject<HTMLInputElement | null>;
  listId: string;
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** Whether the list is rendered. */
  hasList: boolean;
  /** Changes with the list; no option of another list is active. */
  listKey: string;
};

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Return the id of the next option; null between the last and the first, where Enter submits what is typed. */
function nextOption(listId: string, activeId: string | null, step: number): string | null {
  const options = document.getElementById(listId)?.querySelectorAll("[role=option]") ?? [];
  const ids = [null, ...Array.from(options, ({ id }) => id)];
  return ids.at((Math.max(0, ids.indexOf(activeId)) + step) % ids.length) ?? null;
}

/**
 * Make a server-rendered input the combobox of a list (ARIA Authoring Practices, list autocomplete with manual
 * selection), and return the id of the active option. The input keeps the focus, and on phones the keyboard.
 */
export function useCombobox(options: Options): string | null {
  const { inputRef, listId, isOpen, open, close, hasList, listKey } = options;
  const [active, setActive] = useState<{ listKey: string; id: string | null } | null>(null);
  const activeId = isOpen && active?.listKey === listKey ? active.id : null;

  useLayoutEffect(() => {
    const input = inputRef.current;
    input?.setAttribute("role", "combobox");
    input?.setAttribute("aria-autocomplete", "list");
    input?.setAttribute("aria-controls", listId);
    input?.setAttribute("aria-expanded", String(isOpen && hasList));
    if (activeId) input?.setAttribute("aria-activedescendant", activeId);
    else input?.removeAttribute("aria-activedescendant");
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [inputRef, listId, isOpen, hasList, activeId]);

  useEffect(() => {
    const input = inputRef.current;
    const handleKey = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const option = activeId && document.getElementById(activeId);
      if (event.isComposing) return;
      if (step && isOpen) setActive({ listKey, id: nextOption(listId, activeId, step) });
      else if (step) open();
      else if (event.key === "Escape" && isOpen) close();
      else if (event.key === "Enter" && option) option.click();
      else return;
      event.preventDefault();
    };
    input?.addEventListener("keydown", handleKey);
    return () => input?.removeEventListener("keydown", handleKey);
  }, [inputRef, listId, isOpen, open, close, listKey, activeId]);

  return activeId;
}
