/** How long the shop keeps what it no longer needs, in days. */
export type Retention = {
  /** The personal data of a checkout that was never paid. */
  checkoutDays: number;
  /** A sent e-mail. */
  mailDays: number;
};
