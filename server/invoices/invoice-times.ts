/** The SRI gives its verdict within 24 hours of the reception (Ficha Técnica 7). */
export const VERDICT_SECONDS = 24 * 3600;

/** After an hour without an answer of the SRI the owner is alerted, once a day. */
export const UNREACHABLE_AFTER_SECONDS = 3600;

/** When nothing can be signed: the owner has to act. */
export const BLOCKED_SECONDS = 300;

/** The owner is alerted so many days before the certificate ends. */
export const EXPIRY_NOTICE_DAYS = 30;

/**
 * The worker's rounds, and a document, wait no longer for the SRI to answer again. With a document's three requests that
 * time out it is below the five minutes after which the runbook takes a worker for dead.
 */
export const LONGEST_PAUSE_SECONDS = 240;

const FIRST_ASK_SECONDS = 5;
const LONGEST_ASK_SECONDS = 600;
const FIRST_RESEND_SECONDS = 30;
const LONGEST_RESEND_SECONDS = 3600;

const backoff = (first: number, longest: number, attempts: number) =>
  Math.min(first * 2 ** Math.max(attempts - 1, 0), longest);

/** Seconds until the SRI is asked again for a verdict. */
export function askDelay(attempts: number): number {
  return backoff(FIRST_ASK_SECONDS, LONGEST_ASK_SECONDS, attempts);
}

/** Seconds until a document is sent again that the SRI did not authorize for a reason that may pass. */
export function resendDelay(attempts: number): number {
  return backoff(FIRST_RESEND_SECONDS, LONGEST_RESEND_SECONDS, attempts);
}

/** Seconds until a document is taken again that the SRI gave no answer about: not longer than the worker's own pause. */
export function unansweredDelay(attempts: number, pauseSeconds: number): number {
  return Math.ceil(backoff(pauseSeconds, LONGEST_PAUSE_SECONDS, attempts));
}
