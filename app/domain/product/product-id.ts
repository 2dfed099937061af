import * as v from "valibot";

/** A UUID of RFC 9562 with an existing version and variant, or the nil or max UUID. */
const UUID =
  /^(?:[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|0{8}(?:-0{4}){3}-0{12}|f{8}(?:-f{4}){3}-f{12})$/i;

/** A product id, for validating input. Equivalent to zod's `z.uuid()`, which the server and the admin use. */
export const ProductIdSchema = v.pipe(v.string(), v.regex(UUID));

/** Create the schema of a query parameter with 1 to `max` product ids: `<uuid>,<uuid>`. Each counts once. */
/* @__NO_SIDE_EFFECTS__ */
export function productIdsSchema(max: number) {
  return v.pipe(
    v.string(),
    v.transform((text) => [...new Set(text.split(","))]),
    v.array(ProductIdSchema),
    v.minLength(1),
    v.maxLength(max),
  );
}
