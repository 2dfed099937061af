import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { RateSum } from "#app/domain/invoice/month-entries.ts";
import { formatCents } from "#app/domain/money/money.ts";
import { percentOf } from "#app/domain/money/pricing.ts";
import { ChevronDownIcon } from "#app/ui/icons/chevron-down-icon.tsx";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { ErrorMessage } from "../failure/error-message.tsx";
import type { ReadResult } from "../failure/read-or-error.ts";
import { DataTable } from "../table/data-table.tsx";

const CELL = "py-3 pr-4 text-right tabular-nums";

/** A month may have more refunds than sales. */
const signed = (cents: number) => (cents < 0 ? "\u2212" : "") + formatCents(Math.abs(cents));

type MonthProps = { month: string };

function SumsTable({ month }: MonthProps) {
  const { load, data } = useFetcher<ReadResult<RateSum[]> & MonthProps>();
  const path = useLocalizedPath()("/admin/invoices/sums");
  const { t } = useLingui();
  useEffect(() => {
    void load(`${path}?month=${month}`);
  }, [load, path, month]);
  if (data?.month !== month) return null;
  if (!data.value) return <ErrorMessage error={data.error} isRead className="mb-4" />;
  if (data.value.length === 0) {
    return (
      <p className="mb-4 text-muted">
        <Trans>There are no orders in this month.</Trans>
      </p>
    );
  }
  const columns = [
    { title: t`IVA rate (%)` },
    ...[t`Base`, t`IVA`, t`Total`].map((title) => ({ title, className: "text-right" })),
  ];
  return (
    <DataTable caption={t`Sums of the month`} columns={columns}>
      {data.value.map(({ taxBasisPoints, base, tax, total }) => (
        <tr key={taxBasisPoints} className="border-hairline border-b">
          <th scope="row" className="py-3 pr-4 text-left font-normal">
            {percentOf(taxBasisPoints)}
          </th>
          <td className={CELL}>{signed(base)}</td>
          <td className={CELL}>{signed(tax)}</td>
          <td className={CELL}>{signed(total)}</td>
        </tr>
      ))}
    </DataTable>
  );
}

/** What a month's export adds up to for each rate of IVA. It reads the whole month, so only when it is opened. */
export function MonthSums({ month }: MonthProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)} className="group mb-6">
      <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 text-sm [&::-webkit-details-marker]:hidden">
        <Trans>Sums of the month</Trans>
        <ChevronDownIcon className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      {isOpen && <SumsTable month={month} />}
    </details>
  );
}
