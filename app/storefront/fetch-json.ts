import * as v from "valibot";

/** Fetch JSON from a path of the shop. Throws unless it matches the schema. */
export async function fetchJson<Value>(
  path: string,
  schema: v.GenericSchema<unknown, Value>,
  signal?: AbortSignal,
): Promise<Value> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
  return v.parse(schema, await response.json());
}
