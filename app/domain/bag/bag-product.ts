import * as v from "valibot";
import { ProductIdSchema } from "../product/product-id.ts";
import { CountSchema } from "../text/count.ts";

/** A product in the bag, read from local storage or from the shop's response. */
export const BagProductSchema = v.object({
  id: ProductIdSchema,
  slug: v.pipe(v.string(), v.minLength(1)),
  name: v.pipe(v.string(), v.minLength(1)),
  price: CountSchema,
  collection: v.nullable(v.string()),
  image: v.nullable(v.string()),
});
