import { Trans } from "@lingui/react/macro";
import type { ProofProblem } from "#app/domain/payment-proof.ts";

function Problem({ problem }: { problem: ProofProblem }) {
  switch (problem) {
    case "format":
      return <Trans>That file is no JPEG, PNG, WebP or PDF. Please choose another.</Trans>;
    case "size":
      return <Trans>That file is too large: pictures up to 8 MB, PDFs up to 3 MB.</Trans>;
    case "broken":
      return <Trans>That file could not be read. A screenshot works best.</Trans>;
    case "missing":
      return <Trans>Please choose a file first.</Trans>;
    case "too_many":
      return <Trans>We have three files of this order. Please write to us instead.</Trans>;
    case "limit":
      return <Trans>Too many attempts. Please wait a few minutes and try again.</Trans>;
    case "over":
      return <Trans>This order no longer awaits its payment.</Trans>;
    case "failed":
      return <Trans>We could not keep this just now. Please try again in a moment.</Trans>;
  }
}

/** What became of a file that was sent. */
export function ProofMessage({ outcome }: { outcome: "received" | ProofProblem | null }) {
  if (outcome === null) return null;
  if (outcome === "received") {
    return (
      <p role="status" className="mb-5 border-sage border-l-2 py-2 pl-4">
        <Trans>Thank you. We look at your receipt and write to you.</Trans>
      </p>
    );
  }
  return (
    <p role="alert" className="mb-5 border-oxblood border-l-2 py-2 pl-4 text-oxblood">
      <Problem problem={outcome} />
    </p>
  );
}
