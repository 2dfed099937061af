import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { OwnerQuote } from "#app/data/admin/owner-orders.ts";
import type { OwnerOrderDraft } from "#app/domain/owner-order/owner-order-draft.ts";
import { quoteRequestOf } from "#app/domain/owner-order/read-owner-order.ts";
import type { ShopError } from "#app/domain/shop/shop-error.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";

const DEBOUNCE_MS = 400;

type Answer = { request: string; value: OwnerQuote | null; error: ShopError | null };

/** What the order in the form costs: null while that is not known. */
export type Quote = {
  value: OwnerQuote | null;
  error: ShopError | null;
  /** Asks again after an error. */
  retry: () => void;
};

/** Ask the database what the order in the form costs, shortly after each change. */
export function useQuote(draft: OwnerOrderDraft): Quote {
  const { load, data } = useFetcher<Answer>();
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
