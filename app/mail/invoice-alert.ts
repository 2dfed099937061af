import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { InvoiceAlert, InvoicingProblem } from "#app/domain/invoice/invoice-alert.ts";
import type { TaxDocumentReason } from "#app/domain/invoice/tax-document.ts";
import { formatCents } from "#app/domain/money/money.ts";
import { orderNumberOf } from "#app/domain/order/order.ts";
import { DEFAULT_LANGUAGE, parseLanguage } from "#app/domain/text/language.ts";
import { shopTimeOf } from "#app/domain/time/shop-time.ts";
import type { LetterBlock, MailContent } from "./letter.ts";
import { pairs } from "./pairs.ts";
import { renderLetter } from "./render-letter.ts";

type Words = { title: ReturnType<typeof msg>; what: ReturnType<typeof msg> };

const PROBLEMS: Record<InvoicingProblem, Words> = {
  certificate_missing: {
    title: msg`Invoices cannot be signed`,
    what: msg`The server has no certificate. Paid orders keep their invoice numbers and wait. Please set SRI_CERTIFICATE_FILE and SRI_CERTIFICATE_PASSWORD and start the shop again.`,
  },
  certificate_expired: {
    title: msg`The certificate of your invoices has expired`,
    what: msg`Paid orders keep their invoice numbers and wait. Please get a new certificate, set it on the server and start the shop again.`,
  },
  certificate_not_yet_valid: {
    title: msg`The certificate of your invoices is not valid yet`,
    what: msg`Paid orders keep their invoice numbers and wait. Please check the certificate and the clock of the server.`,
  },
  certificate_of_other_ruc: {
    title: msg`The certificate is of another RUC`,
    what: msg`The certificate on the server is not of the RUC in the invoice settings. Paid orders keep their invoice numbers and wait. Please correct one of the two.`,
  },
  certificate_expiring: {
    title: msg`The certificate of your invoices expires soon`,
    what: msg`Without a valid certificate no invoice can be signed. Please get a new one in time, set it on the server and start the shop again.`,
  },
  unreachable: {
    title: msg`The SRI does not answer`,
    what: msg`For more than an hour the SRI has not answered. Nothing is lost: the shop keeps trying and sends everything in order.`,
  },
};

const REASONS: Record<TaxDocumentReason, ReturnType<typeof msg>> = {
  invalid: msg`The shop could not write this document. The reason below helps the person who maintains the shop.`,
  returned: msg`The SRI did not accept this document. Please correct the cause below and press Retry. It keeps its number.`,
  rejected: msg`The SRI did not authorize this document. Please correct the cause below and press Retry. It keeps its number.`,
  unanswered: msg`The SRI has had this document for a day and given no verdict. Please look it up in SRI en Línea, and press Retry.`,
  other_issuer: msg`The invoice settings name another RUC than that of this document or of the invoice that it credits, so the shop did not send it. Please ask your accountant: it can be issued in SRI en Línea under its own RUC.`,
  final_consumer: msg`The order was refunded or cancelled, but the invoice of a final consumer can be neither annulled nor credited. Please ask your accountant.`,
  invoice_closed: msg`The order was refunded or cancelled, but its invoice was settled elsewhere, so its credit note must be, too. Please ask your accountant.`,
};

type DocumentAlert = Extract<InvoiceAlert, { problem: "document" }>;

function documentBlocks(alert: DocumentAlert, i18n: I18n): LetterBlock[] {
  const lines = alert.messages.map(({ code, message, information }) =>
    [code, message, information].filter(Boolean).join(" · "),
  );
  // The SRI never saw what the shop could not write.
  const title = alert.reason === "invalid" ? msg`What went wrong` : msg`What the SRI says`;
  return [
    pairs(
      [i18n._(msg`Document Number`), alert.number],
      [i18n._(msg`Order Number`), orderNumberOf(alert.orderId)],
      [i18n._(msg`Customer`), alert.customerName],
      [i18n._(msg`Total`), formatCents(alert.total)],
    ),
    ...(lines.length > 0 ? [{ kind: "list" as const, title: i18n._(title), lines }] : []),
  ];
}

function wordsOf(alert: InvoiceAlert): Words {
  if (alert.problem !== "document") return PROBLEMS[alert.problem];
  const title = alert.kind === "invoice" ? msg`An invoice needs you` : msg`A credit note needs you`;
  return { title, what: REASONS[alert.reason] };
}

/** Return the email to the owner about invoices. */
export function invoiceAlert(alert: InvoiceAlert, adminUrl: string, i18n: I18n): MailContent {
  const { title, what } = wordsOf(alert);
  const language = parseLanguage(i18n.locale) ?? DEFAULT_LANGUAGE;
  const end = alert.problem === "document" ? null : alert.validUntil;
  return renderLetter({
    language: i18n.locale,
    title: i18n._(title),
    lead: i18n._(what),
    blocks:
      alert.problem === "document"
        ? documentBlocks(alert, i18n)
        : end
          ? [pairs([i18n._(msg`Valid until`), shopTimeOf(end, language)])]
          : [],
    link: { label: i18n._(msg`Invoices`), url: adminUrl },
    closing: i18n._(msg`You receive this once for each problem.`),
  });
}
