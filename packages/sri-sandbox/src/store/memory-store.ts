import type { SandboxRecord, SriSandboxStore } from "./sri-sandbox-store.ts";

/** Create a store in memory. */
export function createMemoryStore(): SriSandboxStore {
  let records: SandboxRecord[] = [];
  return {
    records: () => structuredClone(records),
    append: (record) => {
      records.push(structuredClone(record));
    },
    replace: (others) => {
      records = structuredClone([...others]);
    },
  };
}
