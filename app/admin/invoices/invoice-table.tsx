import { Trans } from "@lingui/react/macro";
import type { InvoiceRow } from "#app/domain/invoice-row.ts";
import { formatCents } from "#app/domain/money.ts";
import { isTestDocument } from "#app/domain/tax-document.ts";
import { Link } from "#app/ui/link.tsx";
import { StateBadge } from "./state-badge.tsx";
import { useInvoiceWords } from "./use-invoice-words.ts";

const CELL = "py-3 pr-4";

function Row({ row }: { row: InvoiceRow }) {
  const { kinds } = useInvoiceWords();
  return (
    <tr className="border-hairline border-b max-md:grid max-md:grid-cols-[1fr_auto] max-md:py-2">
      <th scope="row" className={`${CELL} text-left font-normal`}>
        <Link
          to={`/admin/invoices/${row.documentId}`}
          className="text-link inline-flex min-h-11 items-center tabular-nums"
        >
          {row.kind && kinds[row.kind]} {row.number}
        </Link>
        {row.environment && isTestDocument(row.environment) && (
          <span className="label-caps ml-3 text-oxblood">
            <Trans>Test</Trans>
          </span>
        )}
      </th>
      <td className={`${CELL} text-sm tabular-nums max-md:self-center max-md:pr-0`}>{row.day}</td>
      <td className={CELL}>
        {row.buyerName ?? row.customerName}
        <span className="block text-muted text-sm tabular-nums">{row.buyerNumber}</span>
      </td>
      <td className={`${CELL} tabular-nums max-md:pr-0 max-md:text-right`}>
        {formatCents(row.total)}
      </td>
      <td className={CELL}>{row.state && <StateBadge state={row.state} />}</td>
    </tr>
  );
}

export function InvoiceTable({ rows }: { rows: readonly InvoiceRow[] }) {
  return (
    <table className="w-full border-hairline border-t max-md:block">
      <caption className="sr-only">
        <Trans>Invoices</Trans>
      </caption>
      {/* Narrow screens show rows as cards. */}
      <thead className="max-md:sr-only">
        <tr className="label-caps border-hairline border-b text-left text-muted [&>th]:py-3 [&>th]:font-normal">
          <th scope="col">
            <Trans>Document</Trans>
          </th>
          <th scope="col">
            <Trans>Date</Trans>
          </th>
          <th scope="col">
            <Trans>Buyer</Trans>
          </th>
          <th scope="col">
            <Trans>Total</Trans>
          </th>
          <th scope="col">
            <Trans>State</Trans>
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <Row key={row.documentId} row={row} />
        ))}
      </tbody>
    </table>
  );
}
