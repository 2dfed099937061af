import * as z from "zod/mini";

/** What the bag remembers of a product, where it comes from outside: local storage, or the shop's own answer. */
export const BagProductSchema = z.object({
  id: z.uuid(),
  slug: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  price: z.int().check(z.nonnegative()),
  collection: z.nullable(z.string()),
  image: z.nullable(z.string()),
});
