import type { RestoreComparison, UnpaidCheckout } from "#app/data/server/restore-comparison.ts";
import type {
  PaymentAnswer,
  PaymentProvider,
  ProviderPayment,
} from "#app/payments/payment-provider.ts";
import type { RestoredMark } from "../../database/backup/restored-mark.ts";
import type { Logger } from "../../runtime/logger.ts";
import { EXPIRED_AFTER_SECONDS } from "../payment-times.ts";

type ComparisonParts = {
  /** References in the journal, which the backup may lack. */
  noted: readonly string[];
  /** Epoch milliseconds. */
  clock: () => number;
  comparison: RestoreComparison;
  provider: Pick<PaymentProvider, "findByReference" | "findByTransaction">;
  logger: Logger;
};

/** Sale allows 30 queries a minute (fact sheet, section 5), which the recovery worker shares. */
const CHECKOUTS_PER_ROUND = 5;
/** Payments start within ten minutes of their checkout; the rest allows for clock differences. */
const LOOKBACK_MS = 3 * 24 * 3_600_000;
/** Staff may have settled an old payment by hand after the backup. */
const NAMED_LOOKBACK_MS = 30 * 24 * 3_600_000;

const isSilent = ({ kind }: PaymentAnswer) => kind === "unresolved" || kind === "pending";

/** The moment of the backup is not exact. */
const OVERLAP_MS = 10 * 60_000;

/** The checkouts in the journal between the backup and the restore. */
function notedBetween(
  { noted, clock }: ComparisonParts,
  { takenAt, restoredAt }: RestoredMark,
): UnpaidCheckout[] {
  return noted.flatMap((reference) => {
    const startedAt = Number(reference.split("-")[1]);
    const isWithin =
      startedAt > Date.parse(takenAt) - OVERLAP_MS && startedAt < Date.parse(restoredAt);
    const isLive = clock() - startedAt < EXPIRED_AFTER_SECONDS * 1000;
    return isWithin ? [{ reference, isLive, transactionIds: [] }] : [];
  });
}

/** Return the approved payments of a checkout; null while a query has no answer. */
async function queryCheckout(
  provider: ComparisonParts["provider"],
  { reference, transactionIds }: UnpaidCheckout,
): Promise<ProviderPayment[] | null> {
  const answers = [await provider.findByReference(reference)];
  for (const transactionId of transactionIds) {
    answers.push(await provider.findByTransaction(transactionId));
  }
  // A forged return may name another's payment, which is found under its own reference.
  const approved = answers.flatMap((answer) =>
    answer.kind === "approved" && answer.payment.reference === reference ? [answer.payment] : [],
  );
  return approved.length === 0 && answers.some(isSilent) ? null : approved;
}

async function compareCheckout(
  { comparison, provider, logger }: ComparisonParts,
  checkout: UnpaidCheckout,
): Promise<boolean> {
  const payments = await queryCheckout(provider, checkout);
  for (const { reference, transactionId, amount } of payments ?? []) {
    if (!(await comparison.report({ reference, transactionId, total: amount }))) continue;
    logger.error(
      { reference, transactionId, amount },
      "a captured payment has no order since the restore",
    );
  }
  return payments !== null;
}

/**
 * Create the comparison of a restored database with the payment provider, a few checkouts a round: those unpaid in the
 * backup and those in the journal after it. Captured payments without an order are logged and reported to the owner.
 * Checkouts that the recovery worker still processes come later. The returned function runs one round and returns whether
 * all are compared. A new process starts again; reports are idempotent. Throws when the database is unreachable.
 */
export function restoreComparer(
  parts: ComparisonParts,
  mark: RestoredMark,
): (isStopping: () => boolean) => Promise<boolean> {
  const before = (milliseconds: number) =>
    new Date(Date.parse(mark.takenAt) - milliseconds).toISOString();
  const period = {
    since: before(LOOKBACK_MS),
    namedSince: before(NAMED_LOOKBACK_MS),
    before: mark.restoredAt,
  };
  const compared = new Set<string>();
  const tries = new Map<string, number>();
  const triesOf = ({ reference }: UnpaidCheckout) => tries.get(reference) ?? 0;

  return async (isStopping) => {
    const unpaid = await parts.comparison.listUnpaid(period);
    const known = new Set(unpaid.map(({ reference }) => reference));
    const unknown = notedBetween(parts, mark).filter(({ reference }) => !known.has(reference));
    const left = [...unpaid, ...unknown].filter(({ reference }) => !compared.has(reference));
    // Fewest attempts first: a checkout without an answer does not block the others.
    const ready = left
      .filter(({ isLive }) => !isLive)
      .sort((a, b) => triesOf(a) - triesOf(b))
      .slice(0, CHECKOUTS_PER_ROUND);
    for (const checkout of ready) {
      if (isStopping()) return false;
      tries.set(checkout.reference, triesOf(checkout) + 1);
      if (await compareCheckout(parts, checkout)) compared.add(checkout.reference);
    }
    return left.every(({ reference }) => compared.has(reference));
  };
}
