export type { RegistryLimits } from "./registry/registry.ts";
export { createSriSandbox, type SriSandboxOptions } from "./sri-sandbox.ts";
export { createFileStore } from "./store/file-store.ts";
export { createMemoryStore } from "./store/memory-store.ts";
export type { SriSandboxStore } from "./store/sri-sandbox-store.ts";
