import { useEffect } from "react";
import { BagAnswerSchema, refreshBag } from "#app/domain/bag-refresh.ts";
import { storedBagValue } from "./stored-bag-value.ts";

async function refresh(signal: AbortSignal) {
  const ids = [...new Set(storedBagValue.get().map((item) => item.product.id))];
  if (ids.length === 0) return;
  const response = await fetch(`/bag/products?ids=${ids.join(",")}`, { signal });
  if (!response.ok) return;
  const answer = BagAnswerSchema.parse(await response.json());
  // Sample goods stand in for an unreachable database; they say nothing about what the shopper chose.
  if (answer.source !== "database") return;
  storedBagValue.update((items) => refreshBag(items, ids, answer.products));
}

function startRefresh() {
  const question = new AbortController();
  refresh(question.signal).catch(() => {
    // Without an answer the bag shows what it remembers, and checkout asks the database itself.
  });
  return () => question.abort();
}

/** Brings the bag's names, prices and availability up to date when the page starts and whenever the bag opens. */
export function useBagRefresh(isOpen: boolean) {
  useEffect(startRefresh, []);
  useEffect(() => (isOpen ? startRefresh() : undefined), [isOpen]);
}
