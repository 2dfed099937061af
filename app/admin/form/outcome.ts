import { data } from "react-router";
import { type ShopError, shopErrorOf } from "#app/domain/shop/shop-error.ts";

/** The result of an action: its error, or null and its data. */
export type Outcome<Done = object> = { error: ShopError | null } & Partial<Done>;

/** The promise of a write: its value is the outcome's data, if there is any. */
export type Write<Done> = Promise<Done | undefined> | Promise<void>;

/**
 * Run a write and return its outcome; `errorData` is returned beside an error. Throws only redirects.
 * An error's status keeps the router from revalidating.
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
    return data<Outcome<Done>>({ ...errorData, error } as Outcome<Done>, { status: error.status });
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
