import { z } from "zod";

/** The endpoint and the keys of the embedded Supabase. */
export const DatabaseReadySchema = z.object({
  type: z.literal("database-ready"),
  pid: z.int(),
  /** Path of its Unix socket, or on Windows the name of its pipe. Changes with each start. */
  socket: z.string(),
  publishableKey: z.string(),
  secretKey: z.string(),
  /** Signs the access tokens of this database. */
  jwtSecret: z.string(),
  /** The owner's sign-in (no username if the set one is not of staff), with the password only if this start generated it. */
  owner: z.object({ username: z.string().nullable(), password: z.string().nullable() }),
});
export type DatabaseReady = z.infer<typeof DatabaseReadySchema>;
