import { Trans } from "@lingui/react/macro";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { FAILURE_DURATION_MS, showToast, toastStore } from "./toast-store.ts";

/** The only entry of the cache: the last read of the last page. */
let cached: { url: string; value: unknown } | null = null;
let toastId: number | null = null;

/** Clear the cache, before another person signs in. */
export function clearStale(): void {
  cached = null;
}

/** A poll fails every few seconds, and says so once. */
function warnOnce(): void {
  if (toastStore.read().some(({ id }) => id === toastId)) return;
  toastId = showToast({
    message: <Trans>The database did not answer. What you see may be old.</Trans>,
    duration: FAILURE_DURATION_MS,
  });
}

/**
 * Return the value of a page's read, or of its last one while the database does not answer: an error would replace forms
 * that are being typed in. A page has one such read.
 */
export async function staleIfError<Value>({ url }: Request, read: Promise<Value>): Promise<Value> {
  try {
    const value = await read;
    cached = { url, value };
    return value;
  } catch (error) {
    if (cached?.url !== url || !(error instanceof ShopError) || error.kind !== "unavailable") {
      throw error;
    }
    warnOnce();
    return cached.value as Value;
  }
}
