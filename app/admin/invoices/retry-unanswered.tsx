import { Trans } from "@lingui/react/macro";
import { useRevalidator } from "react-router";
import type { InvoiceRow } from "#app/data/admin/invoice-row.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorMessage } from "../failure/error-message.tsx";
import { useSubmission } from "../form/use-submission.ts";
import type { InvoiceSubmission } from "./write-invoice.ts";

/** The button may have been removed. */
const focusMain = () => document.querySelector("main")?.focus();

/** Retries the listed documents that the SRI has left without an answer. Each is asked about first, so none is sent twice. */
export function RetryUnanswered({ rows }: { rows: readonly InvoiceRow[] }) {
  const { revalidate } = useRevalidator();
  const { submit, isBusy, error } = useSubmission<InvoiceSubmission>({
    onDone: focusMain,
    // The others have been retried.
    onError: () => void revalidate().then(focusMain),
  });
  const ids = rows
    .filter(({ state, reason }) => state === "needs_owner" && reason === "unanswered")
    .flatMap(({ documentId }) => documentId ?? []);
  const count = ids.length;
  return (
    <>
      {count > 1 && (
        <Button
          size="sm"
          className="mb-5"
          isInactive={isBusy}
          onClick={() => submit({ intent: "retry", ids })}
        >
          <Trans>Retry {count} Without an Answer</Trans>
        </Button>
      )}
      <ErrorMessage error={error} className="mb-5" />
    </>
  );
}
