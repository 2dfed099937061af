import { Trans } from "@lingui/react/macro";
import type { InvoiceRow } from "#app/domain/invoice-row.ts";
import { formatCents } from "#app/domain/money.ts";
import { calendarTextOf } from "#app/domain/shop-day.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { DocumentLink } from "../tax-documents/document-link.tsx";
import { StateBadge } from "../tax-documents/state-badge.tsx";

const CELL = "py-3 pr-4";

function Row({ row }: { row: InvoiceRow }) {
  return (
    <tr className="border-hairline border-b max-md:grid max-md:grid-cols-[1fr_auto] max-md:py-2">
      <th scope="row" className={`${CELL} text-left font-normal max-md:col-span-2`}>
        <DocumentLink row={row} />
      </th>
      <td
        className={`${CELL} text-sm tabular-nums max-md:order-last max-md:self-center max-md:pr-0`}
      >
        {calendarTextOf(row.day, useLanguage())}
      </td>
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
