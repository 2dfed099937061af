import type { SandboxLedger } from "./sandbox-ledger.ts";
import type { SandboxStore } from "./sandbox-store.ts";

/** Delays; tests replace them. */
export type SandboxTiming = {
  /** Delay a slow payment. */
  pause(milliseconds: number): Promise<void>;
  /** Wait until the caller gives up. */
  hang(signal: AbortSignal): Promise<void>;
};

export type SandboxSettings = {
  token: string;
  storeId: string;
  /** The return URL: absolute, or a path of the shop's origin such as `/confirmation`. */
  responseUrl: string;
  /** The registered origin; by default the request's own host. */
  allowedOrigin?: string;
  store: SandboxStore;
  /** The range of transaction ids, inclusive; by default one that PayPhone never uses. */
  transactionIds?: { smallest: number; largest: number };
  /** Epoch milliseconds. */
  clock: () => number;
  /** Enables `/control` for tests only. */
  controls?: boolean;
  /** Where NotificacionPago of each captured payment is sent, twice, for duplicates are allowed. */
  notifications?: { url: string; fetch?: (url: string, init: RequestInit) => Promise<Response> };
  timing?: SandboxTiming;
};

/** The dependencies of the routes. */
export type Sandbox = {
  settings: SandboxSettings;
  ledger: SandboxLedger;
  timing: SandboxTiming;
};
