/** Where the return of an order's money stands; `refused` by the provider, whose dashboard is then the only way. */
export const REVERSAL_STATES = ["none", "due", "done", "refused"] as const;

export type ReversalState = (typeof REVERSAL_STATES)[number];

/** What staff are told of it. */
export type OrderReversal = {
  state: ReversalState;
  /** Whether it may be asked for now. */
  isOpen: boolean;
  /** ISO time of 20:00 in Ecuador on the day of payment; null where nothing was paid through the provider. */
  closesAt: string | null;
};
