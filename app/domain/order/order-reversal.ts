/** The state of a reversal. `refused`: PayPhone rejected it, so only its dashboard can return the money. */
export const REVERSAL_STATES = ["none", "due", "done", "refused"] as const;

type ReversalState = (typeof REVERSAL_STATES)[number];

/** A reversal as shown to staff. */
export type OrderReversal = {
  state: ReversalState;
  /** Whether it can be requested now. */
  isOpen: boolean;
  /** ISO time of 20:00 in Ecuador on the day of payment; null without an online payment. */
  closesAt: string | null;
};
