import { z } from "zod";
import { SandboxFaultSchema } from "../faults/sandbox-fault.ts";
import { RegisteredDocumentSchema } from "./registered-document.ts";

/** A state change. The last record of an access key, and the last faults, are current. */
export const SandboxRecordSchema = z.union([
  z.strictObject({ document: RegisteredDocumentSchema }),
  z.strictObject({ faults: z.array(SandboxFaultSchema) }),
]);
export type SandboxRecord = z.infer<typeof SandboxRecordSchema>;

/** The sandbox's storage. */
export interface SriSandboxStore {
  /** All records, oldest first; read once, at the start. */
  records(): SandboxRecord[];
  /** Append a record; durable on return. */
  append(record: SandboxRecord): void;
  /** Replace all records at once: after a crash either the old or the new ones are there. */
  replace(records: readonly SandboxRecord[]): void;
}
