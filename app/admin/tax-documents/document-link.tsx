import { Trans } from "@lingui/react/macro";
import type { InvoiceRow } from "#app/data/admin/invoice-row.ts";
import { isTestDocument } from "#app/domain/invoice/tax-document.ts";
import { Link } from "#app/ui/link.tsx";
import { useInvoiceWords } from "./use-invoice-words.ts";

/** The link to a document by its kind and number, marked if it counts for nothing. */
export function DocumentLink({ row }: { row: InvoiceRow }) {
  const { kinds } = useInvoiceWords();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <Link
        to={`/admin/invoices/${row.documentId}`}
        className="text-link inline-flex min-h-11 items-center tabular-nums"
      >
        {row.kind && kinds[row.kind]} {row.number ?? <Trans>of order {row.orderNumber}</Trans>}
      </Link>
      {row.environment && isTestDocument(row.environment) && (
        <span className="label-caps text-oxblood">
          <Trans>Test</Trans>
        </span>
      )}
    </span>
  );
}
