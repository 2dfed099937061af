import {
  type PaymentProgressResponse,
  parsePaymentProgress,
} from "#app/domain/payment/payment-progress.ts";

export type KnownProgress = PaymentProgressResponse & {
  reference: string | null;
  /** Whether it was being checked before. */
  hasWaited: boolean;
};

const NO_PAYMENT: PaymentProgressResponse = {
  state: "over",
  transactionId: null,
  notice: "",
  receiptLabel: "",
};
/** A page is not held up for longer: the recovery worker finds a payment anyway. */
const ANSWER_TIMEOUT_MS = 5000;
const FIRST_PAUSE_MS = 4000;
const LONGEST_PAUSE_MS = 30_000;

const delay = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null));

async function read(path: string, reference: string, signal: AbortSignal) {
  const query = new URLSearchParams({ reference });
  const response = await fetch(`${path}?${query}`, { signal });
  // Above the limit of look-ups there may be a payment.
  if (response.status === 429) return { ...NO_PAYMENT, state: "checking" } as const;
  return response.ok ? parsePaymentProgress(await response.json()) : null;
}

/** Return the progress, or null without an answer. */
async function ask(path: string, reference: string | null, signal: AbortSignal) {
  if (reference === null) return NO_PAYMENT;
  const answer = read(path, reference, signal).catch(() => null);
  return Promise.race([answer, delay(ANSWER_TIMEOUT_MS)]);
}

type Watch = {
  path: string;
  reference: string | null;
  /** Whether there is a payment for certain. Without an answer it is asked for again, else it counts as none. */
  isCertain: boolean;
  signal: AbortSignal;
  onChange: (progress: KnownProgress) => void;
};

/** Ask for the progress of a payment until it is final. */
export async function watchPayment(watch: Watch): Promise<void> {
  const { path, reference, isCertain, signal, onChange } = watch;
  let hasWaited = false;
  let transactionId: string | null = null;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    const answer = await ask(path, reference, signal);
    if (signal.aborted) return;
    const progress = answer ?? (isCertain || hasWaited ? null : NO_PAYMENT);
    // A payment that could not be kept may have no record: its id leads to the page that says so.
    transactionId = progress?.transactionId ?? transactionId;
    if (progress) onChange({ ...progress, transactionId, reference, hasWaited });
    if (progress && progress.state !== "checking") return;
    hasWaited = true;
    await delay(pause);
    if (signal.aborted) return;
  }
}
