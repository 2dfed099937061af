import { data } from "react-router";
import { type ShopError, shopErrorOf } from "#app/domain/shop/shop-error.ts";

/** The result of an action: its error, or null and its data. */
export type Outcome<Done = object> = { error: ShopError | null } & Partial<Done>;

/** The promise of a write: its value is the outcome's data, if there is any. */
export type Write<Done> = Promise<Done | undefined> | Promise<void>;

/** Whether a write was rejected because what it changes is no longer stored as it was read. */
export function isStale(error: ShopError | null): boolean {
  return error?.code === "SETTINGS_CHANGED" || error?.code === "PRODUCTS_CHANGED";
}

/**
 * Run a write and return its outcome; `errorData` is returned beside an error. Throws only redirects.
 * An error's status keeps the router from revalidating, except where the page shows what is no longer stored.
 */
export async function outcomeOf<Done extends object>(
  write: () => Write<Done>,
  errorData?: Partial<Done>,
) {
  try {
    return data<Outcome<Done>>({ error: null, ...(await write()) } as Outcome<Done>);
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    const error = shopErrorOf(thrown);
    const status = isStale(error) ? 200 : error.status;
    return data<Outcome<Done>>({ ...errorData, error } as Outcome<Done>, { status });
  }
}

/** Return the error of a fetcher's last submission; null while the next one runs. */
export function errorOf(fetcher: {
  state: string;
  data?: { error: ShopError | null } | null;
}): ShopError | null {
  return fetcher.state === "submitting" ? null : (fetcher.data?.error ?? null);
}

/** JSON, and rendered synchronously, so that a second press meets a busy button. */
export const SUBMIT_OPTIONS = {
  method: "post",
  encType: "application/json",
  flushSync: true,
} as const;
