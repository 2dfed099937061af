import type { Outbox, OutboxMail } from "#app/data/server/outbox.ts";
import { RESET_LINK_SECONDS } from "#app/domain/staff/reset-link-seconds.ts";
import type { MailContent } from "#app/mail/letter.ts";
import type { Logger } from "../runtime/logger.ts";
import { MailRejected, type MailTransport } from "./mail-transport.ts";

type DeliveryParts = {
  outbox: Outbox;
  transport: MailTransport;
  compose: (mail: OutboxMail) => MailContent | Promise<MailContent>;
  logger: Logger;
};

const BATCH_SIZE = 5;
/** Longer than a batch in which every email times out: see SEND_TIMEOUT_MS of smtp-transport.ts. */
const LEASE_SECONDS = 300;
const MIN_RETRY_SECONDS = 30;
const MAX_RETRY_SECONDS = 6 * 3600;
/** With exponential backoff up to six hours: thirty days, in which a wrong password of the mail server is found. */
const MAX_ATTEMPTS = 128;

/** Whether the link of a new password has expired. */
function isExpired({ kind, createdAt }: OutboxMail): boolean {
  return (
    kind === "password_reset" && Date.now() - Date.parse(createdAt) > RESET_LINK_SECONDS * 1000
  );
}

function retryDelay(attempts: number): number | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  return Math.min(MIN_RETRY_SECONDS * 2 ** (attempts - 1), MAX_RETRY_SECONDS);
}

async function deliver(parts: DeliveryParts, mail: OutboxMail): Promise<void> {
  const { outbox, transport, compose, logger } = parts;
  const { id, kind, recipient, dedupeKey: key, createdAt, attempts } = mail;
  if (isExpired(mail)) {
    logger.warn({ id, kind, attempts }, "the link of an email expired before it could be sent");
    await outbox.discard(id);
    return;
  }
  try {
    await transport.send({ ...(await compose(mail)), key, recipient, createdAt });
  } catch (error) {
    const wait = error instanceof MailRejected ? null : retryDelay(attempts);
    logger.warn({ id, kind, attempts, wait, error }, "an email could not be sent");
    await outbox.recordFailure(id, error instanceof Error ? error.message : "unknown", wait);
    return;
  }
  await outbox.recordSent(id);
}

/**
 * Send one batch of due emails. Each is claimed under a lease and recorded as soon as it is sent, so that only a crash, a
 * timeout or a suspension in between sends it again, with the same Message-ID. Ends early when `isStopping()` returns true
 * or the lease has ended. Throws when the database is unreachable.
 */
export async function deliverOutbox(
  parts: DeliveryParts,
  isStopping: () => boolean,
): Promise<number> {
  // By the wall clock, for a monotonic one stands still while the machine is suspended.
  const leaseEnd = Date.now() + LEASE_SECONDS * 1000;
  const mails = await parts.outbox.claim(BATCH_SIZE, LEASE_SECONDS);
  for (const mail of mails) {
    if (isStopping() || Date.now() >= leaseEnd) break;
    await deliver(parts, mail);
  }
  return mails.length;
}
