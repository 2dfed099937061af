import { useLingui } from "@lingui/react/macro";
import type { InvoiceRow } from "#app/data/admin/invoice-row.ts";
import { formatCents } from "#app/domain/money/money.ts";
import { calendarTextOf } from "#app/domain/time/shop-day.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { DataTable } from "../table/data-table.tsx";
import { DocumentLink } from "../tax-documents/document-link.tsx";
import { StateBadge } from "../tax-documents/state-badge.tsx";

const CELL = "py-3 pr-4";

function Row({ row }: { row: InvoiceRow }) {
  return (
    <tr className="border-hairline border-b max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:py-2">
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
      <td className={`${CELL} text-right tabular-nums max-md:pr-0 md:pr-8`}>
        {formatCents(row.total)}
      </td>
      <td className={CELL}>{row.state && <StateBadge state={row.state} />}</td>
    </tr>
  );
}

export function InvoiceTable({ rows }: { rows: readonly InvoiceRow[] }) {
  const { t } = useLingui();
  const columns = [
    { title: t`Document` },
    { title: t`Date` },
    { title: t`Buyer` },
    { title: t`Total`, className: "text-right md:pr-8" },
    { title: t`State` },
  ];
  return (
    <DataTable caption={t`Invoices`} columns={columns} cardsBelow="md">
      {rows.map((row) => (
        <Row key={row.documentId} row={row} />
      ))}
    </DataTable>
  );
}
