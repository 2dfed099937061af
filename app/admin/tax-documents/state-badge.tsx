import type { TaxDocumentState } from "#app/domain/invoice/tax-document.ts";
import { classNames } from "#app/ui/class-names.ts";
import { useInvoiceWords } from "./use-invoice-words.ts";

const TONES: Record<TaxDocumentState, string> = {
  awaiting_buyer: "text-muted",
  awaiting_invoice: "text-muted",
  queued: "text-amber",
  signed: "text-amber",
  received: "text-amber",
  authorized: "text-sage",
  needs_owner: "text-oxblood",
  closed: "text-muted",
};

export function StateBadge({ state }: { state: TaxDocumentState }) {
  const { states } = useInvoiceWords();
  return (
    <span className={classNames("flex items-center gap-2 text-sm", TONES[state])}>
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-current" />
      {states[state]}
    </span>
  );
}
