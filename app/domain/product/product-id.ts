import * as v from "valibot";
import { PRODUCT_ID_FORM } from "./product-id-form.ts";

/** A product id, for validating input. Equivalent to zod's `z.uuid()`, which the server and the admin use. */
export const ProductIdSchema = v.pipe(v.string(), v.regex(PRODUCT_ID_FORM));

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
