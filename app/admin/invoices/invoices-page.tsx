import { Trans, useLingui } from "@lingui/react/macro";
import type { AdminPage } from "#app/data/admin/admin-page.ts";
import type { InvoiceRow } from "#app/data/admin/invoice-row.ts";
import type { InvoiceQuery } from "#app/domain/invoice/invoice-query.ts";
import type { InvoiceEnvironment } from "#app/domain/invoice/invoice-settings.ts";
import { TAX_DOCUMENT_STATES } from "#app/domain/invoice/tax-document.ts";
import type { ShopError } from "#app/domain/shop/shop-error.ts";
import { calendarTextOf } from "#app/domain/time/shop-day.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { useRevalidateOnFocus } from "../focus/use-revalidate-on-focus.ts";
import { SelectOptions } from "../form/select-options.tsx";
import { PageHeading } from "../layout/page-heading.tsx";
import { AdminList } from "../table/admin-list.tsx";
import { QuerySelect } from "../table/query-select.tsx";
import { TablePaging } from "../table/table-paging.tsx";
import { TableSearch } from "../table/table-search.tsx";
import { useInvoiceWords } from "../tax-documents/use-invoice-words.ts";
import { InvoiceTable } from "./invoice-table.tsx";
import { MonthExport } from "./month-export.tsx";
import { RetryUnanswered } from "./retry-unanswered.tsx";

type InvoicesPageProps = {
  query: InvoiceQuery;
  page: AdminPage<InvoiceRow> | null;
  error: ShopError | null;
  /** Null if it could not be read. */
  environment: InvoiceEnvironment | null;
  /** The number of documents that need the owner. */
  waiting: number;
  /** The months since the first order, the latest first. */
  months: string[];
};

function Filters({ query, months }: Pick<InvoicesPageProps, "query" | "months">) {
  const { t } = useLingui();
  const { states } = useInvoiceWords();
  const language = useLanguage();
  return (
    <>
      <QuerySelect
        label={t`State`}
        name="state"
        all={t`All states`}
        value={query.state}
        className="max-sm:w-full"
      >
        <SelectOptions values={TAX_DOCUMENT_STATES} nameOf={(state) => states[state]} />
      </QuerySelect>
      <QuerySelect
        label={t`Filter by month`}
        name="month"
        all={t`All months`}
        value={query.month}
        className="max-sm:w-full"
      >
        <SelectOptions values={months} nameOf={(month) => calendarTextOf(month, language)} />
      </QuerySelect>
    </>
  );
}

function Environment({ environment }: Pick<InvoicesPageProps, "environment">) {
  const { environments } = useInvoiceWords();
  if (environment === null) return null;
  if (environment === "off") {
    return (
      <p className="mb-6 max-w-3xl border-hairline border-l-2 pl-4 text-muted">
        <Trans>
          Invoices are made elsewhere: the shop sells and makes none. Set it up to send one to the
          SRI with every paid order.
        </Trans>
      </p>
    );
  }
  return <p className="mb-6 text-muted">{environments[environment]}</p>;
}

/** The tab Invoices: invoices and credit notes, searched and filtered by the database, and a month's export. */
export function InvoicesPage(props: InvoicesPageProps) {
  const { query, page, error, environment, waiting, months } = props;
  const { t } = useLingui();
  const isFiltered = query.search !== "" || query.state !== null || query.month !== null;
  useRevalidateOnFocus();
  return (
    <>
      <PageHeading title={<Trans>Invoices</Trans>}>
        {waiting > 0 && (
          <ButtonLink to="/admin/invoices?state=needs_owner" size="sm">
            <Trans>Need you: {waiting}</Trans>
          </ButtonLink>
        )}
        <ButtonLink to="/admin/invoices/settings" variant="secondary" size="sm">
          <Trans>Invoice settings</Trans>
        </ButtonLink>
      </PageHeading>
      <Environment environment={environment} />
      <div className="mb-5 flex flex-wrap gap-3">
        <TableSearch label={t`Search invoices by number, order, name, cédula or RUC`} />
        <Filters query={query} months={months} />
      </div>
      <RetryUnanswered rows={page?.rows ?? []} />
      <AdminList
        rows={page?.rows}
        error={error}
        failure={t`The invoices could not be loaded.`}
        empty={isFiltered ? t`No invoice matches.` : t`There are no invoices yet.`}
      >
        {(rows) => <InvoiceTable rows={rows} />}
      </AdminList>
      {page && <TablePaging page={page} />}
      <MonthExport months={months} />
    </>
  );
}
