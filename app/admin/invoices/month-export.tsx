import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { listMonth } from "#app/data/admin/invoices.ts";
import { csvRows } from "#app/domain/csv/csv-rows.ts";
import { calendarTextOf } from "#app/domain/time/shop-day.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { SelectOptions } from "../form/select-options.tsx";
import { useStatusName } from "../orders/use-status-name.ts";
import { ExportButton } from "../table/export-button.tsx";
import { useInvoiceWords } from "../tax-documents/use-invoice-words.ts";
import { INVOICE_COLUMNS } from "./invoice-columns.ts";
import { MonthSums } from "./month-sums.tsx";

/** A month's orders with their documents, for the accountant; also while invoices are made elsewhere. */
export function MonthExport({ months }: { months: string[] }) {
  const [month, setMonth] = useState(months[0] ?? "");
  const { i18n } = useLingui();
  const words = { i18n, statusName: useStatusName(), ...useInvoiceWords() };
  const shown = useLanguage();
  return (
    <section className="mt-12 max-w-3xl border border-hairline bg-surface p-6">
      <h2 className="mb-1 text-xl">
        <Trans>For the accountant</Trans>
      </h2>
      <p className="mb-4 text-muted text-sm">
        <Trans>
          Every order of a month with its invoice and credit note: base, IVA, total, number and
          access key.
        </Trans>{" "}
        <Trans>
          To add up a month, sum the columns: credit notes and refunds are negative, and what does
          not count is 0.
        </Trans>{" "}
        <Trans>
          Orders that were paid in the sandbox do not count, and neither do their test invoices.
        </Trans>
      </p>
      <div className="mb-4 flex">
        <SelectField label={<Trans>Month</Trans>} value={month} onChange={setMonth}>
          <SelectOptions values={months} nameOf={(name) => calendarTextOf(name, shown)} />
        </SelectField>
      </div>
      <MonthSums month={month} />
      <ExportButton
        fileName={`invoices-${month}.csv`}
        readRows={async (language) =>
          csvRows(INVOICE_COLUMNS, await listMonth(month), { ...words, language })
        }
      />
    </section>
  );
}
