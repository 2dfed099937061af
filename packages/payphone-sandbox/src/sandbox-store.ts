import { z } from "zod";
import { SandboxFaultSchema } from "./sandbox-fault.ts";
import { SandboxPaymentSchema } from "./sandbox-payment.ts";

const SandboxControlsSchema = z.object({
  clockOffsetMs: z.number().int(),
  faults: z.array(SandboxFaultSchema),
});
export type SandboxControls = z.infer<typeof SandboxControlsSchema>;

/** A state change. The last record of a reference, and the last controls, are current. */
export const SandboxRecordSchema = z.union([
  z.strictObject({ payment: SandboxPaymentSchema }),
  z.strictObject({ controls: SandboxControlsSchema }),
]);
export type SandboxRecord = z.infer<typeof SandboxRecordSchema>;

/** The sandbox's storage. */
export interface SandboxStore {
  /** All records, oldest first; read once, at the start. */
  records(): SandboxRecord[];
  /** Append a record; durable on return. */
  append(record: SandboxRecord): void;
}
