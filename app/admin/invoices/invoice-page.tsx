import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { type InvoiceDetails, readRide } from "#app/data/admin/invoices.ts";
import { isTestDocument, type TaxMessage } from "#app/domain/invoice/tax-document.ts";
import { formatCents } from "#app/domain/money/money.ts";
import { calendarTextOf } from "#app/domain/time/shop-day.ts";
import { Button } from "#app/ui/button.tsx";
import { ShopTime } from "#app/ui/shop-time.tsx";
import { useLanguage } from "#app/ui/use-language.ts";
import { PageHeading } from "../layout/page-heading.tsx";
import { TextLink } from "../layout/text-link.tsx";
import { DownloadButton } from "../table/download-button.tsx";
import { downloadFile } from "../table/download-file.ts";
import { StateBadge } from "../tax-documents/state-badge.tsx";
import { useInvoiceWords } from "../tax-documents/use-invoice-words.ts";
import { StoppedDocument } from "./stopped-document.tsx";
import { useSriAdvice } from "./use-sri-advice.ts";

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 py-1 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function Answers({ messages }: { messages: readonly TaxMessage[] }) {
  const adviceOf = useSriAdvice();
  return (
    <ul className="grid gap-4">
      {messages.map(({ code, message, information }) => (
        <li key={`${code} ${message}`} className="border-hairline border-l-2 pl-4">
          <p>
            <span className="font-semibold tabular-nums">{code}</span> {message}
          </p>
          {information && <p className="text-muted text-sm">{information}</p>}
          {adviceOf(code) && <p className="mt-1 text-sm">{adviceOf(code)}</p>}
        </li>
      ))}
    </ul>
  );
}

function Downloads({ row, xml }: InvoiceDetails) {
  const id = row.documentId;
  if (!xml || !id) return null;
  return (
    <>
      <DownloadButton
        download={async () => {
          const { fileName, pdf } = await readRide(id);
          downloadFile(fileName, pdf, "application/pdf");
        }}
      >
        <Trans>Download RIDE (PDF)</Trans>
      </DownloadButton>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => downloadFile(`${row.number}.xml`, xml, "application/xml")}
      >
        <Trans>Download XML</Trans>
      </Button>
    </>
  );
}

function Facts({ row }: Pick<InvoiceDetails, "row">) {
  const { environments } = useInvoiceWords();
  return (
    <dl>
      <Fact label={<Trans>Order</Trans>}>
        <TextLink to={`/admin/orders/${row.orderId}`}>{row.orderNumber}</TextLink>
      </Fact>
      <Fact label={<Trans>Buyer</Trans>}>
        {row.buyerName ? `${row.buyerName}, ${row.buyerNumber}` : <Trans>Not said yet</Trans>}
      </Fact>
      <Fact label={<Trans>Date</Trans>}>{calendarTextOf(row.day, useLanguage())}</Fact>
      <Fact label={<Trans>Base</Trans>}>{formatCents(row.base)}</Fact>
      <Fact label={<Trans>IVA</Trans>}>{formatCents(row.tax)}</Fact>
      <Fact label={<Trans>Total</Trans>}>{formatCents(row.total)}</Fact>
      <Fact label={<Trans>Environment</Trans>}>
        {row.environment && environments[row.environment]}
      </Fact>
      <Fact label={<Trans>Access key</Trans>}>{row.accessKey ?? "–"}</Fact>
      <Fact label={<Trans>Authorized</Trans>}>
        {row.authorizedAt ? <ShopTime iso={row.authorizedAt} /> : "–"}
      </Fact>
    </dl>
  );
}

function History({ events }: Pick<InvoiceDetails, "events">) {
  return (
    <ol className="grid gap-3">
      {events.map(({ id, to, messages, note, createdAt }) => (
        <li key={id}>
          <StateBadge state={to} />
          <span className="block text-muted text-sm">
            <ShopTime iso={createdAt} />
            {messages.length > 0 && ` · ${messages.map(({ code }) => code).join(", ")}`}
          </span>
          {note && <span className="wrap-anywhere block text-sm">{note}</span>}
        </li>
      ))}
    </ol>
  );
}

/** One invoice or credit note: its parts, the SRI's answers, its history and downloads. */
export function InvoicePage(details: InvoiceDetails) {
  const { row, events } = details;
  const { kinds } = useInvoiceWords();
  return (
    <>
      <TextLink to="/admin/invoices" className="mb-4 text-sm">
        <Trans>All invoices</Trans>
      </TextLink>
      <PageHeading
        title={
          <>
            {row.kind && kinds[row.kind]} <span className="whitespace-nowrap">{row.number}</span>
          </>
        }
      >
        {row.state && <StateBadge state={row.state} />}
        <Downloads {...details} />
      </PageHeading>
      {row.environment && isTestDocument(row.environment) && (
        <p className="-mt-2 mb-6 text-oxblood">
          <Trans>This is a TEST: the document has no value for taxes.</Trans>
        </p>
      )}
      <StoppedDocument row={row} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-2">
        <Facts row={row} />
        <div className="grid content-start gap-10">
          {row.messages.length > 0 && (
            <section>
              <h2 className="mb-3 text-xl">
                {/* The SRI never saw what the shop could not write. */}
                {row.reason === "invalid" ? (
                  <Trans>What went wrong</Trans>
                ) : (
                  <Trans>What the SRI says</Trans>
                )}
              </h2>
              <Answers messages={row.messages} />
            </section>
          )}
          <section>
            <h2 className="mb-3 text-xl">
              <Trans>History</Trans>
            </h2>
            <History events={events} />
          </section>
        </div>
      </div>
    </>
  );
}
