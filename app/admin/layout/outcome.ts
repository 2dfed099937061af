import { data } from "react-router";
import { type ShopError, shopErrorOf } from "#app/domain/shop-error.ts";

/** What an action of the admin answers: the error, or null and what it did. */
export type Outcome<Done = object> = { error: ShopError | null } & Partial<Done>;

/**
 * Takes a write and returns its outcome. The status of an error keeps the router from reading everything again.
 * Redirects pass through. `kept` is what the answer says beside an error.
 */
export async function outcomeOf<Done extends object>(
  write: () => Promise<Done | undefined>,
  kept?: Partial<Done>,
) {
  try {
    return data<Outcome<Done>>({ error: null, ...(await write()) } as Outcome<Done>);
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    const error = shopErrorOf(thrown);
    return data<Outcome<Done>>({ ...kept, error } as Outcome<Done>, { status: error.status });
  }
}

/** Takes a fetcher and returns why its last submission failed; null while the next one runs. */
export function errorOf(fetcher: {
  state: string;
  data?: { error: ShopError | null } | null;
}): ShopError | null {
  return fetcher.state === "submitting" ? null : (fetcher.data?.error ?? null);
}

/** How the admin submits: as JSON, and rendered at once, so that a second press meets a disabled button. */
export const AS_JSON = { method: "post", encType: "application/json", flushSync: true } as const;
