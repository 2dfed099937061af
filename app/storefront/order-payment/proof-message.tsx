import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ProofProblem } from "#app/domain/payment/payment-proof.ts";

const PROBLEMS: Record<ProofProblem, MessageDescriptor> = {
  format: msg`That file is not a JPEG, PNG, WebP or PDF. Please choose another.`,
  size: msg`That file is too large: pictures up to 8 MB, PDFs up to 3 MB.`,
  broken: msg`That file could not be read. A screenshot works best.`,
  slow: msg`The connection was too slow for this file. A screenshot is smaller and works best.`,
  missing: msg`Please choose a file first.`,
  too_many: msg`We already have three files for this order. Please write to us instead.`,
  full: msg`We cannot store more files at the moment. Please write to us with your receipt and your order number.`,
  limit: msg`Too many attempts. Please wait a few minutes and try again.`,
  over: msg`This order no longer awaits its payment.`,
  failed: msg`We could not save this just now. Please try again in a moment.`,
};

/** What became of a file that was sent. Its problem describes the file's field. */
export function ProofMessage({ outcome }: { outcome: "received" | ProofProblem | null }) {
  const { i18n } = useLingui();
  if (outcome === null) return null;
  if (outcome === "received") {
    return (
      <p role="status" className="mb-5 border-sage border-l-2 py-2 pl-4">
        <Trans>Thank you. We will check your receipt and write to you.</Trans>
      </p>
    );
  }
  return (
    <p
      id="proof-problem"
      role="alert"
      className="mb-5 border-oxblood border-l-2 py-2 pl-4 text-oxblood"
    >
      {i18n._(PROBLEMS[outcome])}
    </p>
  );
}
