/** Tolerance between PayPhone's clock and a server's. */
export const SKEW_SECONDS = 120;
/**
 * PayPhone reverses unconfirmed payments after five minutes (fact sheet, section 5); one more for its delay, and the
 * tolerance, for a payment looks older by a clock that is ahead.
 */
export const CAPTURED_AFTER_SECONDS = 360 + SKEW_SECONDS;
/**
 * After this no payment of a checkout can start or be captured: ten minutes of form, five until the automatic reversal.
 */
export const EXPIRED_AFTER_SECONDS = 960;
/** After this time without an answer the owner is alerted; the worker continues. */
export const ALERT_AFTER_SECONDS = 3600;
/** How long `pending` is believed when no query knows the payment. */
export const PENDING_FOR_SECONDS = 86_400;
