import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { OwnerQuote } from "#app/data/admin/owner-orders.ts";
import type { OwnerOrderDraft } from "#app/domain/owner-order/owner-order-draft.ts";
import { quoteRequestOf } from "#app/domain/owner-order/read-owner-order.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import type { ReadResult } from "../failure/read-or-error.ts";

const DEBOUNCE_MS = 400;

/** Ask the database what the order in the form costs, shortly after each change. The value is null while that is not known. */
export function useQuote(draft: OwnerOrderDraft) {
  const { load, data } = useFetcher<ReadResult<OwnerQuote> & { request: string }>();
  const path = useLocalizedPath()("/admin/orders/new/quote");
  const question = quoteRequestOf(draft);
  const request = question && JSON.stringify(question);
  const url = `${path}?${new URLSearchParams({ request: request ?? "" })}`;
  useEffect(() => {
    if (!request) return;
    const timer = setTimeout(() => void load(url), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [request, url, load]);
  const { value, error } = data?.request === request ? data : { value: null, error: null };
  return { value, error, retry: () => void load(url) };
}
