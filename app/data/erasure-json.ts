import { z } from "zod";

/** What `erase_person()` answers: how many rows an erasure changed or removed. */
export const ErasureSchema = z.object({
  orders: z.int(),
  checkouts: z.int(),
  emails: z.int(),
  newsletter: z.int(),
  /** Orders and payments that are still under way and keep what they need until they are done. */
  waiting: z.int(),
});

export type Erasure = z.infer<typeof ErasureSchema>;
