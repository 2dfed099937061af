import { Trans } from "@lingui/react/macro";
import type { InvoiceRow } from "#app/data/admin/invoice-row.ts";
import { isTestDocument } from "#app/domain/invoice/tax-document.ts";
import { TextLink } from "../layout/text-link.tsx";
import { useInvoiceWords } from "./use-invoice-words.ts";

/** The link to a document by its kind and number, marked if it counts for nothing. */
export function DocumentLink({ row }: { row: InvoiceRow }) {
  const { kinds } = useInvoiceWords();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <TextLink to={`/admin/invoices/${row.documentId}`} className="tabular-nums">
        {row.kind && kinds[row.kind]} {row.number ?? <Trans>of order {row.orderNumber}</Trans>}
      </TextLink>
      {row.environment && isTestDocument(row.environment) && (
        <span className="label-caps text-oxblood">
          <Trans>Test</Trans>
        </span>
      )}
    </span>
  );
}
