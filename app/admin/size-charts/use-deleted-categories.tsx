import { Plural } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { showToast } from "../toast/toast-store.ts";
import type { CategoryOption } from "./category-choice.tsx";

/** Return what to call with the categories of a chart that is sent, and after its save: a toast names those that were deleted. */
export function useDeletedCategories(categories: CategoryOption[]) {
  /** The names of all that were ever listed: one may be added, chosen and deleted while the form is open. */
  const known = useRef(new Map<string, string>());
  const sent = useRef<string[]>([]);
  useEffect(() => {
    for (const { id, name } of categories) known.current.set(id, name);
  }, [categories]);
  return {
    onSend(ids: string[]) {
      sent.current = ids;
    },
    onSaved() {
      const deleted = [...known.current].filter(
        ([id]) => sent.current.includes(id) && !categories.some((category) => category.id === id),
      );
      if (deleted.length === 0) return;
      const names = deleted.map(([, name]) => name).join(", ");
      showToast({
        message: (
          <Plural
            value={deleted.length}
            one={`The size chart was saved. This category was deleted meanwhile: ${names}.`}
            other={`The size chart was saved. These categories were deleted meanwhile: ${names}.`}
          />
        ),
      });
    },
  };
}
