import { ShopError } from "#app/domain/shop/shop-error.ts";

/** A read's value or its error. */
export type ReadResult<Value> = { value: Value; error: null } | { value: null; error: ShopError };

/** Return the value of a read, or its ShopError, with which the rest of the page stays usable (specification section 8). */
export async function readOrError<Value>(read: Promise<Value>): Promise<ReadResult<Value>> {
  try {
    return { value: await read, error: null };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return { value: null, error };
  }
}
