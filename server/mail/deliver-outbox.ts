import type { Outbox, OutboxMail } from "#app/data/server/outbox.ts";
import type { MailContent } from "#app/mail/letter.ts";
import type { Logger } from "../runtime/logger.ts";
import { MailRefused, type MailTransport } from "./mail-transport.ts";

export type DeliveryParts = {
  outbox: Outbox;
  transport: MailTransport;
  /** Turns what the outbox keeps into words; throws a MailRefused for a kind it does not know. */
  compose: (mail: OutboxMail) => MailContent;
  logger: Logger;
};

const MAILS_A_ROUND = 5;
/** Longer than a whole round of a mail server that lets every time-out pass. */
const LEASE_SECONDS = 300;
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 6 * 3600;
/** With doubling waits up to six hours: about two and a half days. */
const MAX_ATTEMPTS = 20;

function waitAfter(attempts: number): number | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  return Math.min(FIRST_WAIT_SECONDS * 2 ** (attempts - 1), LONGEST_WAIT_SECONDS);
}

async function deliver(parts: DeliveryParts, mail: OutboxMail): Promise<void> {
  const { outbox, transport, compose, logger } = parts;
  const { id, kind, recipient, dedupeKey: key, createdAt, attempts } = mail;
  try {
    await transport.send({ ...compose(mail), key, recipient, createdAt });
  } catch (error) {
    const wait = error instanceof MailRefused ? null : waitAfter(attempts);
    logger.warn({ id, kind, attempts, wait, error }, "an e-mail could not be sent");
    await outbox.recordFailure(id, error instanceof Error ? error.message : "unknown", wait);
    return;
  }
  await outbox.recordSent(id);
}

/**
 * Sends one round of the e-mails that are due. Nobody else touches a claimed one, and what was sent is recorded at once,
 * so only a crash between the two sends an e-mail again, under the same Message-ID. `isStopping` is asked before each.
 * Throws when the database cannot be reached.
 */
export async function deliverOutbox(
  parts: DeliveryParts,
  isStopping: () => boolean,
): Promise<number> {
  const mails = await parts.outbox.claim(MAILS_A_ROUND, LEASE_SECONDS);
  for (const mail of mails) {
    if (isStopping()) break;
    await deliver(parts, mail);
  }
  return mails.length;
}
