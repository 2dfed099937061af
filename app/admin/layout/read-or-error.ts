import { ShopError } from "#app/domain/shop-error.ts";

/** Return the value of a read, or its ShopError, with which the rest of the page stays usable (specification section 8). */
export async function readOrError<Value>(
  read: Promise<Value>,
): Promise<{ value: Value; error: null } | { value: null; error: ShopError }> {
  try {
    return { value: await read, error: null };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return { value: null, error };
  }
}
