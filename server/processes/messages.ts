import { z } from "zod";
import { DatabaseReadySchema } from "../database/database-ready.ts";

/** What a child process tells its supervisor. */
export const ChildMessageSchema = z.discriminatedUnion("type", [
  DatabaseReadySchema,
  z.object({ type: z.literal("shop-listening"), port: z.int() }),
  z.object({ type: z.literal("shop-open") }),
]);
export type ChildMessage = z.infer<typeof ChildMessageSchema>;

/** What the supervisor tells a child process. */
export const SupervisorMessageSchema = z.discriminatedUnion("type", [
  DatabaseReadySchema,
  z.object({ type: z.literal("stop") }),
]);
export type SupervisorMessage = z.infer<typeof SupervisorMessageSchema>;
