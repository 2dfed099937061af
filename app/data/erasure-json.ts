import { z } from "zod";

/** The result of `erase_person()`: the number of rows changed or removed. */
export const ErasureSchema = z.object({
  orders: z.int(),
  checkouts: z.int(),
  emails: z.int(),
  newsletter: z.int(),
  stockRequests: z.int(),
  reviews: z.int(),
  /** Open orders and payments, which keep their data until they are done. */
  waiting: z.int(),
});

export type Erasure = z.infer<typeof ErasureSchema>;
