import type { PgliteConnection } from "@supabase/lite/pglite";

type Serializers = PgliteConnection["driver"]["serializers"];

/**
 * Return PGlite's serializers with text as their only result, so that Postgres rejects a value that is no array as a malformed one.
 *
 * Defect: PGlite passes such a value on as it is. The message to Postgres is then unreadable, and the next statement fails in its place.
 * Upstream: the array serializer returns text for every value.
 */
export function textSerializers(serializers: Serializers): Serializers {
  return Object.fromEntries(
    Object.entries(serializers).map(([oid, serialize]) => [
      oid,
      (value: unknown) => {
        const serialized: unknown = serialize(value);
        return typeof serialized === "string" ? serialized : JSON.stringify(serialized);
      },
    ]),
  );
}
