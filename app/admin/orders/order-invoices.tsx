import type { InvoiceRow } from "#app/data/admin/invoice-row.ts";
import { DocumentLink } from "../tax-documents/document-link.tsx";
import { StateBadge } from "../tax-documents/state-badge.tsx";

export function OrderInvoices({ rows }: { rows: readonly InvoiceRow[] }) {
  return (
    <ul className="grid gap-1">
      {rows.map((row) => (
        <li key={row.documentId} className="flex flex-wrap items-center justify-between gap-x-4">
          <span className="text-sm">
            <DocumentLink row={row} />
          </span>
          {row.state && <StateBadge state={row.state} />}
        </li>
      ))}
    </ul>
  );
}
