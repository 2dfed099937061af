import { z } from "zod";

/** What the bag remembers of a product, where it comes from outside: local storage, or the shop's own answer. */
export const BagProductSchema = z.object({
  id: z.uuid(),
  slug: z.string().min(1),
  name: z.string().min(1),
  price: z.int().nonnegative(),
  collection: z.string().nullable(),
  image: z.string().nullable(),
});
