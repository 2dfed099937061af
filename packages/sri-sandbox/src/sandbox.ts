import type { Hang } from "./faults/fault-answer.ts";
import type { Registry } from "./registry/registry.ts";

/** The dependencies of the routes. */
export type Sandbox = {
  registry: Registry;
  /** Epoch milliseconds. */
  now(): number;
  /** Days after which a document is too old to be sent (error 65). */
  oldestDays: number;
  hang: Hang;
};
