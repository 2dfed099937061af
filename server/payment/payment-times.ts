/** PayPhone gives back what nobody confirmed within five minutes (fact sheet, section 5); one more for its own delay. */
export const CAPTURED_AFTER_SECONDS = 360;
/** No payment of a checkout can still begin or be captured: ten minutes of form and five until the automatic reversal. */
export const OVER_AFTER_SECONDS = 960;
/** What the provider has not answered for so long, the owner should know of; the worker asks on all the same. */
export const PATIENCE_SECONDS = 3600;
/** For how long Confirm may call a payment not final that no query knows. */
export const PENDING_FOR_SECONDS = 86_400;
