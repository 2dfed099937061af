import type { CurrentProduct } from "#app/domain/bag/bag-response.ts";
import type { Shortage } from "#app/domain/bag/shortage.ts";
import { settings } from "#app/settings.ts";
import { lazyModule } from "#app/ui/lazy-module.ts";
import { storedBagValue } from "./stored-bag-value.ts";

/** What refreshes the bag, with the schema of the answer, in a separate chunk: a first visit has no bag. */
export const bagRefresh = lazyModule(() =>
  import("./apply-bag-response.ts").then(({ applyBagResponse }) => applyBagResponse),
);

type Receive = (products: CurrentProduct[]) => void;

/** What the last attempt to pay lacked, and the time (ms) at which other checkouts no longer hold it. */
let lacking: { shortage: Shortage; until: number } | null = null;

/** Mark in each refresh what an attempt to pay lacked, as long as other checkouts may hold it. Null ends that. */
export function keepShortage(shortage: Shortage | null): void {
  lacking = shortage && { shortage, until: Date.now() + settings.holdMinutes * 60_000 };
}

async function refresh(path: string, signal: AbortSignal, receive?: Receive) {
  const ids = [...new Set(storedBagValue.get().map((item) => item.product.id))];
  if (ids.length === 0 || signal.aborted) return;
  const response = await fetch(`${path}?ids=${ids.join(",")}`, { signal });
  if (!response.ok) return;
  const applyBagResponse = await bagRefresh.load();
  const answer = await response.json();
  const shortage = lacking && Date.now() < lacking.until ? lacking.shortage : null;
  const products = applyBagResponse(answer, ids, shortage);
  if (products) receive?.(products);
}

/** Start to refresh the stored bag from `path`, the localized `/bag/products`. Return the function that aborts it. */
export function startBagRefresh(path: string, receive?: Receive) {
  const controller = new AbortController();
  refresh(path, controller.signal, receive).catch(() => {
    // The bag stays unchanged. Checkout reads the database itself.
  });
  return () => controller.abort();
}
