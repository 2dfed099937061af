import type { PacerTiming } from "../create-pacer.ts";

/** How the adapter waits. Given by tests, so that none depends on real time. */
export type PayphoneTiming = PacerTiming & {
  /** A signal that aborts a request which takes longer than `milliseconds`. */
  deadline(milliseconds: number): AbortSignal;
};

export type PayphoneSettings = {
  /** The console's token. It authorises Confirm and Reverse too: never log it, never put it in a bundle. */
  token: string;
  storeId: string;
  cdnUrl: string;
  payUrl: string;
  boxUrl: string;
  /** How long one Confirm or Reverse may take, in milliseconds; a query, which moves no money, takes 5 s at most. */
  timeoutMs: number;
  /** Milliseconds between two queries of Sale; without it, as PayPhone allows. Our own stand-in has no limit. */
  saleIntervalMs?: number;
  /** True when the three addresses are those of our own stand-in. */
  sandbox: boolean;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  timing?: PayphoneTiming;
};
