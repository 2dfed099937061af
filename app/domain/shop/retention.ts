/** Retention periods in days. */
export type Retention = {
  /** Personal data of unpaid checkouts. */
  checkoutDays: number;
  /** Sent emails. */
  mailDays: number;
};
