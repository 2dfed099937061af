import { z } from "zod";

/** Where the embedded Supabase answers and what opens it: all that the shop needs to speak to it as to a hosted project. */
export const DatabaseReadySchema = z.object({
  type: z.literal("database-ready"),
  pid: z.int(),
  /** Path of its Unix socket, or on Windows the name of its pipe. It changes with each start. */
  socket: z.string(),
  publishableKey: z.string(),
  secretKey: z.string(),
  /** Signs the access tokens of this database. */
  jwtSecret: z.string(),
  /** How the owner signs in; the password only when this start made it up. */
  owner: z.object({ username: z.string(), password: z.string().nullable() }),
});
export type DatabaseReady = z.infer<typeof DatabaseReadySchema>;
