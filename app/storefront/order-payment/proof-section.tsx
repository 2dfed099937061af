import { Select, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { canReceiveMail } from "#app/domain/contact/can-receive-mail.ts";
import { type AwaitingOrder, MAX_PROOFS } from "#app/domain/order/awaiting-order.ts";
import type { ProofProblem } from "#app/domain/payment/payment-proof.ts";
import { grammaticalNumber } from "#app/domain/text/grammatical-number.ts";
import { Button } from "#app/ui/button.tsx";
import { ChevronDownIcon } from "#app/ui/icons/chevron-down-icon.tsx";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { ProofMessage } from "./proof-message.tsx";
import { useProofFile } from "./use-proof-file.ts";

export type ProofOutcome = "received" | ProofProblem;

type ProofSectionProps = {
  found: AwaitingOrder;
  reference: string;
  outcome: ProofOutcome | null;
};

type FoldableProps = { proofs: number; isOpen: boolean; children: ReactNode };

/** The form: open before the first proof, then folded, until there are enough. */
function Foldable({ proofs, isOpen, children }: FoldableProps) {
  if (proofs === 0) return children;
  if (proofs >= MAX_PROOFS) return null;
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 text-muted text-sm [&::-webkit-details-marker]:hidden">
        <Trans>Send another receipt</Trans>
        <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

/** What becomes of a receipt. The page shows it where no email can. */
function NextSteps({ isSent, hasEmail }: { isSent: boolean; hasEmail: boolean }) {
  if (isSent && hasEmail) return <Trans>We will check it and confirm your order by email.</Trans>;
  if (isSent)
    return <Trans>We will check it. You will see here that your order is confirmed.</Trans>;
  if (hasEmail) {
    return (
      <Trans>
        Once you have paid, send us a photo or PDF of the bank's receipt. We will check it and
        confirm your order by email.
      </Trans>
    );
  }
  return (
    <Trans>
      Once you have paid, send us a photo or PDF of the bank's receipt. We will check it. You will
      see here that your order is confirmed.
    </Trans>
  );
}

/** Sends a proof of payment: a picture or a PDF. A plain form, so that it works without JavaScript. */
export function ProofSection({ found, reference, outcome }: ProofSectionProps) {
  const { field, ...file } = useProofFile();
  const action = useLocalizedPath()(`/orders/${reference}/proof`);
  const { proofs, refusal } = found;
  const isSent = proofs > 0;
  const shown = file.problem ?? outcome;
  const isWrong = shown !== null && shown !== "received";

  return (
    <section
      id="proof"
      aria-labelledby="proof-title"
      className="border border-hairline bg-surface p-6"
    >
      <h2 id="proof-title" className="text-xl">
        {isSent ? <Trans>Receipt of your payment</Trans> : <Trans>Send us the receipt</Trans>}
      </h2>
      <p className="mt-1 mb-5 text-muted">
        <NextSteps isSent={isSent} hasEmail={canReceiveMail(found.order.email)} />
      </p>
      {refusal && (
        <div role="alert" className="mb-5 border-oxblood border-l-2 py-2 pl-4">
          <p className="text-oxblood">
            <Trans>We could not confirm your payment.</Trans>
          </p>
          <p className="wrap-anywhere">{refusal}</p>
        </div>
      )}
      <ProofMessage outcome={shown} />
      {isSent && (
        <p className="mb-5 text-sage">
          <Select
            value={grammaticalNumber(proofs)}
            _one={`${proofs} receipt received.`}
            other={`${proofs} receipts received.`}
          />
        </p>
      )}
      <Foldable proofs={proofs} isOpen={outcome !== null && outcome !== "received"}>
        <form
          method="post"
          action={action}
          encType="multipart/form-data"
          // The browser's own message is in the browser's language.
          noValidate
          onSubmit={file.submit}
          className="grid justify-items-start gap-5"
        >
          <div className="grid w-full gap-2">
            <label htmlFor="proof-file">
              <Trans>Receipt of your payment</Trans>
            </label>
            <input
              ref={field}
              id="proof-file"
              type="file"
              name="proof"
              aria-invalid={isWrong}
              aria-describedby={isWrong ? "proof-problem proof-limits" : "proof-limits"}
              accept="image/jpeg,image/png,image/webp,application/pdf"
              required
              onChange={({ target }) => void file.choose(target)}
              className="min-h-11 w-full border border-hairline bg-paper p-2.5 text-sm"
            />
            <p id="proof-limits" className="text-muted text-sm">
              <Trans>JPEG, PNG, WebP or PDF: pictures up to 8 MB, PDFs up to 3 MB</Trans>
            </p>
          </div>
          <Button type="submit" variant="secondary" isInactive={file.isBusy}>
            <Trans>Send the Receipt</Trans>
          </Button>
        </form>
      </Foldable>
    </section>
  );
}
