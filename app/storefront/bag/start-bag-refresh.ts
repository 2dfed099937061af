import type { CurrentProduct } from "#app/domain/bag-response.ts";
import { lazyParsers } from "../lazy-parsers.ts";
import { storedBagValue } from "./stored-bag-value.ts";

type Receive = (products: CurrentProduct[]) => void;

async function refresh(path: string, signal: AbortSignal, receive?: Receive) {
  const ids = [...new Set(storedBagValue.get().map((item) => item.product.id))];
  if (ids.length === 0 || signal.aborted) return;
  const response = await fetch(`${path}?ids=${ids.join(",")}`, { signal });
  if (!response.ok) return;
  const parsers = await lazyParsers.load();
  const result = parsers.bagResponse(await response.json());
  // Sample products replace an unreachable database. The bag stays unchanged.
  if (result.source !== "database") return;
  storedBagValue.update((items) => parsers.refreshBag(items, ids, result.products));
  receive?.(result.products);
}

/** Start to refresh the stored bag from `path`, the localized `/bag/products`. Return the function that aborts it. */
export function startBagRefresh(path: string, receive?: Receive) {
  const controller = new AbortController();
  storedBagValue.whenRead(() => {
    refresh(path, controller.signal, receive).catch(() => {
      // The bag stays unchanged. Checkout reads the database itself.
    });
  });
  return () => controller.abort();
}
