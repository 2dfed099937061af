import type { SandboxRecord, SandboxStore } from "./sandbox-store.ts";

/** Create a store in memory. */
export function createMemoryStore(): SandboxStore {
  const records: SandboxRecord[] = [];
  return {
    records: () => structuredClone(records),
    append: (record) => {
      records.push(structuredClone(record));
    },
  };
}
