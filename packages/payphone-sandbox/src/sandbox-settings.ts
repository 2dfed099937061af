import type { SandboxLedger } from "./sandbox-ledger.ts";
import type { SandboxStore } from "./sandbox-store.ts";

/** How the stand-in waits. Given by tests, so that none depends on real time. */
export type SandboxTiming = {
  /** Lets a slow payment take its time. */
  pause(milliseconds: number): Promise<void>;
  /** Keeps a call without an answer until the caller gives up. */
  hang(signal: AbortSignal): Promise<void>;
};

export type SandboxSettings = {
  token: string;
  storeId: string;
  /** Where the shopper returns to: absolute, or a path of the shop's own origin such as `/confirmation`. */
  responseUrl: string;
  /** The registered web domain; without it, the host that the request itself names. */
  allowedOrigin?: string;
  store: SandboxStore;
  /** The range of transaction ids, both ends included; by default one that PayPhone itself never uses. */
  transactionIds?: { smallest: number; largest: number };
  /** Epoch milliseconds. */
  clock: () => number;
  /** Offers `/control` to tests. Never set for people. */
  controls?: boolean;
  /** Sends the NotificacionPago of every captured payment there, twice, as duplicates are allowed to come. */
  notifications?: { url: string; fetch?: (url: string, init: RequestInit) => Promise<Response> };
  timing?: SandboxTiming;
};

/** What every part of the stand-in works with. */
export type Sandbox = {
  settings: SandboxSettings;
  ledger: SandboxLedger;
  timing: SandboxTiming;
};
