import { useFetcher } from "react-router";
import type { OwnerLineDraft } from "#app/domain/owner-order/owner-order-draft.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import type { ReadResult } from "../failure/read-or-error.ts";
import { useActionDone } from "../form/use-action-done.ts";

/** Load lines by the query of a shared bag's link, and pass them on once they are there. */
export function useAddedLines(onAdd: (lines: OwnerLineDraft[]) => void) {
  const fetcher = useFetcher<ReadResult<OwnerLineDraft[]>>();
  const path = useLocalizedPath()("/admin/orders/new/lines");
  useActionDone(fetcher, ({ value }) => {
    if (value) onAdd(value);
  });
  return {
    load: (query: URLSearchParams) => void fetcher.load(`${path}?${query}`),
    error: fetcher.state === "idle" ? (fetcher.data?.error ?? null) : null,
  };
}
