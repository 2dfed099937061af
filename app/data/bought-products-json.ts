import { z } from "zod";

/** The result of `products_to_review`. */
export const BoughtProductsSchema = z.array(
  z.object({
    productId: z.uuid(),
    slug: z.string(),
    name: z.string(),
    nameEs: z.string().nullable(),
    image: z.string().nullable(),
    choices: z.array(z.object({ size: z.string(), color: z.string() })).min(1),
  }),
);
