import type { SandboxRecord, SandboxStore } from "./sandbox-store.ts";

/** Returns a store that lives as long as the process. */
export function createMemoryStore(): SandboxStore {
  const kept: SandboxRecord[] = [];
  return {
    records: () => structuredClone(kept),
    append: (record) => {
      kept.push(structuredClone(record));
    },
  };
}
