import type { RestoreComparison, UnpaidCheckout } from "#app/data/server/restore-comparison.ts";
import type {
  PaymentAnswer,
  PaymentProvider,
  ProviderPayment,
} from "#app/payments/payment-provider.ts";
import type { RestoredMark } from "../../database/backup/restored-mark.ts";
import type { Logger } from "../../runtime/logger.ts";

export type ComparisonParts = {
  /** References noted outside the database, which the backup may know nothing of. */
  noted: readonly string[];
  /** Epoch milliseconds. */
  clock: () => number;
  comparison: RestoreComparison;
  provider: Pick<PaymentProvider, "findByReference" | "findByTransaction">;
  logger: Logger;
};

/** Sale may be asked 30 times a minute (fact sheet, section 5), and the recovery worker asks as well. */
const CHECKOUTS_A_ROUND = 5;
/** Nothing older can have been paid after the backup: PayPhone's form lives ten minutes. The rest is for clocks and doubt. */
const LOOKS_BACK_MS = 3 * 24 * 3_600_000;
/** Staff may have settled by hand, after the backup, a payment that was named long before it. */
const NAMED_LOOKS_BACK_MS = 30 * 24 * 3_600_000;

const isSilent = ({ kind }: PaymentAnswer) => kind === "unresolved" || kind === "pending";

/** The backup has what was begun before it; its own moment is not known to the second. */
const OVERLAP_MS = 10 * 60_000;
/** Ten minutes of form and five until the automatic reversal: what is approved after that was captured. */
const PAYABLE_FOR_MS = 16 * 60_000;

/** The checkouts that were noted between the backup and the restore. */
function notedBetween(
  { noted, clock }: ComparisonParts,
  { takenAt, restoredAt }: RestoredMark,
): UnpaidCheckout[] {
  return noted.flatMap((reference) => {
    const startedAt = Number(reference.split("-")[1]);
    const isWithin =
      startedAt > Date.parse(takenAt) - OVERLAP_MS && startedAt < Date.parse(restoredAt);
    const isLive = clock() - startedAt < PAYABLE_FOR_MS;
    return isWithin ? [{ reference, isLive, transactionIds: [] }] : [];
  });
}

/** The approved payments of a checkout; null while one of the questions has no answer. */
async function askAbout(
  provider: ComparisonParts["provider"],
  { reference, transactionIds }: UnpaidCheckout,
): Promise<ProviderPayment[] | null> {
  const answers = [await provider.findByReference(reference)];
  for (const transactionId of transactionIds) {
    answers.push(await provider.findByTransaction(transactionId));
  }
  // A forged return can have named another's payment: that one is looked for under its own reference.
  const approved = answers.flatMap((answer) =>
    answer.kind === "approved" && answer.payment.reference === reference ? [answer.payment] : [],
  );
  return approved.length === 0 && answers.some(isSilent) ? null : approved;
}

async function compareCheckout(
  { comparison, provider, logger }: ComparisonParts,
  checkout: UnpaidCheckout,
): Promise<boolean> {
  const payments = await askAbout(provider, checkout);
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
 * Compares a restored database with the payment provider, a few checkouts a round: each that the backup knows as unpaid is asked
 * about, as is each that was noted outside the database after the backup. A captured payment that no order has is logged and the
 * owner told. What the recovery worker has in hand is left to it first. Takes the mark of the restore; returns the function that runs one round and says whether all are compared. It
 * remembers between rounds which are; a new process begins again, which tells nobody twice. A round throws when the database
 * cannot be reached.
 */
export function restoreComparer(
  parts: ComparisonParts,
  mark: RestoredMark,
): (isStopping: () => boolean) => Promise<boolean> {
  const before = (milliseconds: number) =>
    new Date(Date.parse(mark.takenAt) - milliseconds).toISOString();
  const period = {
    since: before(LOOKS_BACK_MS),
    namedSince: before(NAMED_LOOKS_BACK_MS),
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
    // One that the provider gives no answer about does not stand in the way of the others.
    const ready = left
      .filter(({ isLive }) => !isLive)
      .sort((a, b) => triesOf(a) - triesOf(b))
      .slice(0, CHECKOUTS_A_ROUND);
    for (const checkout of ready) {
      if (isStopping()) return false;
      tries.set(checkout.reference, triesOf(checkout) + 1);
      if (await compareCheckout(parts, checkout)) compared.add(checkout.reference);
    }
    return left.every(({ reference }) => compared.has(reference));
  };
}
