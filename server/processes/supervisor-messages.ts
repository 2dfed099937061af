import { z } from "zod";
import { DatabaseReadySchema } from "../database/database-ready.ts";

/** Messages of a child process to its supervisor. */
export const ChildMessageSchema = z.discriminatedUnion("type", [
  DatabaseReadySchema,
  z.object({ type: z.literal("shop-listening"), port: z.int() }),
  z.object({ type: z.literal("shop-open") }),
]);
export type ChildMessage = z.infer<typeof ChildMessageSchema>;

/** Messages of the supervisor to a child process. */
export const SupervisorMessageSchema = z.discriminatedUnion("type", [
  DatabaseReadySchema,
  z.object({ type: z.literal("stop") }),
]);
export type SupervisorMessage = z.infer<typeof SupervisorMessageSchema>;
