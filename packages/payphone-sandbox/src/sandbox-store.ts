import { z } from "zod";
import { SandboxFaultSchema } from "./sandbox-fault.ts";
import { SandboxPaymentSchema } from "./sandbox-payment.ts";

export const SandboxControlsSchema = z.object({
  clockOffsetMs: z.number().int(),
  faults: z.array(SandboxFaultSchema),
});
export type SandboxControls = z.infer<typeof SandboxControlsSchema>;

/** One change of state, whole: the last record of a payment's reference, and the last controls, are what counts. */
export const SandboxRecordSchema = z.union([
  z.strictObject({ payment: SandboxPaymentSchema }),
  z.strictObject({ controls: SandboxControlsSchema }),
]);
export type SandboxRecord = z.infer<typeof SandboxRecordSchema>;

/** Where the stand-in keeps its state. */
export interface SandboxStore {
  /** Every record so far, oldest first; read once, at start. */
  records(): SandboxRecord[];
  /** Keeps one record; it is durable when this returns. */
  append(record: SandboxRecord): void;
}
