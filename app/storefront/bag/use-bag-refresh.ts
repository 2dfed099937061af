import { useEffect } from "react";
import * as v from "valibot";
import { BagAnswerSchema, refreshBag } from "#app/domain/bag-refresh.ts";
import { useAddress } from "#app/ui/use-address.ts";
import { storedBagValue } from "./stored-bag-value.ts";

async function refresh(address: string, signal: AbortSignal) {
  const ids = [...new Set(storedBagValue.get().map((item) => item.product.id))];
  if (ids.length === 0) return;
  const response = await fetch(`${address}?ids=${ids.join(",")}`, { signal });
  if (!response.ok) return;
  const answer = v.parse(BagAnswerSchema, await response.json());
  // Sample goods stand in for an unreachable database; they say nothing about what the shopper chose.
  if (answer.source !== "database") return;
  storedBagValue.update((items) => refreshBag(items, ids, answer.products));
}

function startRefresh(address: string) {
  const question = new AbortController();
  refresh(address, question.signal).catch(() => {
    // Without an answer the bag shows what it remembers, and checkout asks the database itself.
  });
  return () => question.abort();
}

/** Brings the bag's names (in the page's language), prices and availability up to date at the start and whenever the bag opens. */
export function useBagRefresh(isOpen: boolean) {
  const address = useAddress()("/bag/products");
  useEffect(() => startRefresh(address), [address]);
  useEffect(() => (isOpen ? startRefresh(address) : undefined), [isOpen, address]);
}
