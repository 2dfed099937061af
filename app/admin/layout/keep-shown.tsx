import { Trans } from "@lingui/react/macro";
import { ShopError } from "#app/domain/shop-error.ts";
import { showToast, toastStore } from "./toast-store.ts";

const TOAST_DURATION_MS = 12_000;

let shown: { url: string; value: unknown } | null = null;
let toastId: number | null = null;

/** Forget what was read, before another person signs in. */
export function forgetShown(): void {
  shown = null;
}

/** A poll fails every few seconds, and says so once. */
function warnOnce(): void {
  if (toastStore.read().some(({ id }) => id === toastId)) return;
  toastId = showToast({
    message: <Trans>The database did not answer. What you see may be old.</Trans>,
    duration: TOAST_DURATION_MS,
  });
}

/**
 * Return the value of a page's read, or of its last one while the database does not answer: an error would replace forms
 * that are being typed in. A page has one such read, and only the last page is kept.
 */
export async function keepShown<Value>({ url }: Request, read: Promise<Value>): Promise<Value> {
  try {
    const value = await read;
    shown = { url, value };
    return value;
  } catch (error) {
    if (shown?.url !== url || !(error instanceof ShopError) || error.kind !== "unavailable") {
      throw error;
    }
    warnOnce();
    return shown.value as Value;
  }
}
