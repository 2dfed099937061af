import type { ThrottleTiming } from "../create-throttle.ts";

/** Clock and delays; tests replace them. */
export type PayphoneTiming = ThrottleTiming & {
  /** Return a signal that aborts after `milliseconds`. */
  deadline(milliseconds: number): AbortSignal;
};

export type PayphoneSettings = {
  /** The console's token. It authorizes Confirm and Reverse too: never log it, never bundle it. */
  token: string;
  storeId: string;
  cdnUrl: string;
  payUrl: string;
  boxUrl: string;
  /** The timeout of Confirm and Reverse in milliseconds; queries, which move no money, have 5 s at most. */
  timeoutMs: number;
  /** Milliseconds between two queries of Sale; by default PayPhone's limit. */
  saleIntervalMs?: number;
  /** True when the URLs are the sandbox's. */
  sandbox: boolean;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  timing?: PayphoneTiming;
};
