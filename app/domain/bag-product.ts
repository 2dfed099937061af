import * as v from "valibot";
import { CountSchema } from "./count.ts";
import { ProductIdSchema } from "./product-id.ts";

/** What the bag remembers of a product, where it comes from outside: local storage, or the shop's own answer. */
export const BagProductSchema = v.object({
  id: ProductIdSchema,
  slug: v.pipe(v.string(), v.minLength(1)),
  name: v.pipe(v.string(), v.minLength(1)),
  price: CountSchema,
  collection: v.nullable(v.string()),
  image: v.nullable(v.string()),
});
