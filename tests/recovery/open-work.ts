import { type FaultyShop, waitUntil } from "./faulty-shop.ts";

/** Asking takes more processor time than the work. */
const WORK_PAUSE_MS = 300;

/** The lease of an email in milliseconds (`deliver-outbox`). */
const MAIL_LEASE_MS = 300_000;

/** The emails that can be sent now: not those another live server has just claimed. */
function mailsToWake({ hasCompanion }: FaultyShop): string {
  if (!hasCompanion) return "outbox?sent_at=is.null";
  const settled = new Date(Date.now() + MAIL_LEASE_MS - 10_000).toISOString();
  return `outbox?sent_at=is.null&next_attempt_at=lt.${settled}`;
}

/** Make all open work due now: queries, reversals, emails. What is due already keeps its place in the queue. */
export async function makeWorkDue(shop: FaultyShop): Promise<void> {
  const now = new Date().toISOString();
  const later = `next_check_at=gt.${now}`;
  await shop.rest("PATCH", `checkouts?${later}`, { next_check_at: now });
  await shop.rest("PATCH", `order_reversals?state=eq.due&${later}`, { next_check_at: now });
  await shop.rest("PATCH", "tax_documents?state=in.(queued,signed,received)", {
    next_attempt_at: now,
    leased_until: null,
  });
  await shop.rest("PATCH", `${mailsToWake(shop)}&next_attempt_at=gt.${now}`, {
    next_attempt_at: now,
  });
}

/**
 * Find open work: an approved payment, a checkout with a return or payment, a reversal or an email. Read in the order in
 * which work passes from one to the next, up to the first found; at once, it could be missed between two of them.
 */
async function findUnfinished(shop: FaultyShop): Promise<object | undefined> {
  const payments = await shop.payments();
  const approved = payments.find(({ state }) => state === "approved");
  if (approved) return approved;
  for (const query of [
    "checkouts?status=eq.confirming&select=reference,next_check_at",
    "payment_attempts?state=in.(asked,reversal_due)&select=checkout_id,transaction_id,state",
    "order_reversals?state=eq.due&select=order_id,next_check_at",
    "tax_documents?state=in.(queued,signed,received)&select=id,state,attempts",
    "outbox?sent_at=is.null&select=dedupe_key,attempts,next_attempt_at",
  ]) {
    const [open] = await shop.rest<object>("GET", query);
    if (open) return open;
  }
  return undefined;
}

/** Run the workers until no work is open. */
export async function letWorkersFinish(shop: FaultyShop): Promise<void> {
  await waitUntil(
    "the workers finish",
    async () => {
      await makeWorkDue(shop);
      return findUnfinished(shop);
    },
    (open) => open === undefined,
    WORK_PAUSE_MS,
  );
}
