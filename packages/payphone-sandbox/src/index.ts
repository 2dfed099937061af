export { createFileStore } from "./file-store.ts";
export { createMemoryStore } from "./memory-store.ts";
export type { PanelAction } from "./panel-choices.ts";
export { createPayphoneSandbox } from "./payphone-sandbox.ts";
export type { SandboxSettings, SandboxTiming } from "./sandbox-settings.ts";
export type { SandboxStore } from "./sandbox-store.ts";
