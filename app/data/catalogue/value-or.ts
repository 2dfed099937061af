import type { Sourced } from "./catalogue.ts";

/** Return what the catalogue read, or `fallback` if it cannot be read: no page fails with it, and the database prices each checkout. */
export async function valueOr<Value>(
  read: Promise<Sourced<Value>>,
  fallback: Value,
): Promise<Value> {
  try {
    return (await read).value;
  } catch {
    return fallback;
  }
}
