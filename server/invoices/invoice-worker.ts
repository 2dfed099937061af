import type { TaxDocumentStore } from "#app/data/server/tax-document-store.ts";
import type { Worker } from "../runtime/start-worker.ts";
import type { InvoiceParts } from "./invoice-parts.ts";
import { EXPIRY_NOTICE_DAYS, LONGEST_PAUSE_SECONDS } from "./invoice-times.ts";
import { issueDocuments } from "./issue-documents.ts";

type InvoiceWorkerParts = Omit<InvoiceParts, "pauseSeconds" | "maxUnanswered"> & {
  /** When the owner's certificate ends, in epoch milliseconds; null without one. */
  certificateEnds: number | null;
  /** Poll interval in milliseconds. */
  interval: number;
  /** Called after each document. */
  onDocument: () => void;
};

const DAY_MS = 86_400_000;
const LONGEST_PAUSE_MS = LONGEST_PAUSE_SECONDS * 1000;
const SHORTEST_PAUSE_MS = 1000;
/** The second document without an answer shows whether it is the SRI or the one document. */
const FEWEST_UNANSWERED = 2;
const MOST_UNANSWERED = 10;

/** Alert the owner once when their certificate is about to end. */
export async function noticeExpiry(
  store: Pick<TaxDocumentStore, "alertOwner">,
  certificateEnds: number | null,
  now: number,
): Promise<void> {
  if (certificateEnds === null || certificateEnds - now > EXPIRY_NOTICE_DAYS * DAY_MS) return;
  const end = new Date(certificateEnds).toISOString();
  await store.alertOwner("certificate_expiring", end, end);
}

/** Return the worker of invoices and credit notes. While the SRI does not answer, its rounds become rarer. */
export function invoiceWorker(parts: InvoiceWorkerParts): Worker {
  const { interval, store, certificateEnds, onDocument } = parts;
  const pause = Math.max(interval, SHORTEST_PAUSE_MS);
  let failures = 0;
  let noticedAt = Number.NEGATIVE_INFINITY;

  const notice = async () => {
    if (Date.now() - noticedAt < DAY_MS) return;
    await noticeExpiry(store, certificateEnds, Date.now());
    noticedAt = Date.now();
  };
  return {
    name: "invoices",
    failure: "the tax documents could not be read",
    async round(isStopping) {
      await notice();
      const { isPaused } = await issueDocuments(
        {
          ...parts,
          pauseSeconds: pause / 1000,
          // One more after each pause: documents that never get an answer hold up the others for a while only.
          maxUnanswered: Math.min(FEWEST_UNANSWERED + failures, MOST_UNANSWERED),
        },
        isStopping,
        onDocument,
      );
      failures = isPaused ? failures + 1 : 0;
    },
    pause: () => (failures === 0 ? interval : Math.min(pause * 2 ** failures, LONGEST_PAUSE_MS)),
  };
}
