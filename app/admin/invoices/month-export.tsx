import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { listMonth } from "#app/data/admin/admin-invoices.ts";
import { type InvoiceCsvWords, invoiceCsvRows } from "#app/domain/invoice-csv.ts";
import { recentMonths } from "#app/domain/invoice-query.ts";
import { paymentMethodName } from "#app/domain/payment-method-name.ts";
import { calendarTextOf } from "#app/domain/shop-day.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { DownloadButton } from "../layout/download-button.tsx";
import { useStatusName } from "../orders/use-status-name.ts";
import { useInvoiceWords } from "../tax-documents/use-invoice-words.ts";

function useInvoiceCsvWords(): InvoiceCsvWords {
  const { t, i18n } = useLingui();
  const { kinds, states } = useInvoiceWords();
  return {
    statusName: useStatusName(),
    kindName: (kind) => (kind ? kinds[kind] : t`None`),
    stateName: (state) => (state ? states[state] : ""),
    methodName: (method) => paymentMethodName(method, i18n),
    sandbox: t`SANDBOX: no real payment`,
    headings: {
      day: t`Date`,
      order: t`Order`,
      orderStatus: t`Order status`,
      payment: t`Payment`,
      document: t`Document`,
      number: t`Number`,
      state: t`State`,
      environment: t`Environment`,
      buyerNumber: t`Invoice: cédula, RUC or passport`,
      buyerName: t`Invoice: name`,
      base: t`Base`,
      tax: t`IVA`,
      total: t`Total`,
      accessKey: t`Access key`,
      authorized: t`Authorized (Ecuador time)`,
    },
  };
}

/** A month's orders with their documents, for the accountant; also while invoices are made elsewhere. */
export function MonthExport({ today }: { today: string }) {
  const months = recentMonths(today);
  const [month, setMonth] = useState(months[0] ?? "");
  const words = useInvoiceCsvWords();
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
        </Trans>
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField label={<Trans>Month</Trans>} value={month} onChange={setMonth}>
          {months.map((name) => (
            <option key={name} value={name}>
              {calendarTextOf(name, shown)}
            </option>
          ))}
        </SelectField>
        <DownloadButton
          fileName={`invoices-${month}.csv`}
          readRows={async (language) => invoiceCsvRows(await listMonth(month), language, words)}
        />
      </div>
    </section>
  );
}
