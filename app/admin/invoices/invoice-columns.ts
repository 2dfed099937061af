import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { InvoiceRow } from "#app/data/admin/invoice-row.ts";
import { paymentMethodName } from "#app/domain/checkout/payment-method-name.ts";
import { csvAmountOf } from "#app/domain/csv/csv-amount.ts";
import type { CsvColumn } from "#app/domain/csv/csv-rows.ts";
import type { MonthEntry } from "#app/domain/invoice/month-entries.ts";
import { percentOf } from "#app/domain/money/pricing.ts";
import type { Language } from "#app/domain/text/language.ts";
import { shopTimestampOf } from "#app/domain/time/shop-time.ts";
import type { StatusName } from "../orders/use-status-name.ts";
import type { InvoiceWords } from "../tax-documents/use-invoice-words.ts";

type Words = Pick<InvoiceWords, "buyerKinds" | "kinds" | "states" | "environmentNames"> & {
  i18n: I18n;
  language: Language;
  statusName: StatusName;
};

const NO_DOCUMENT = msg({ message: "None", context: "document" });

type Entry = MonthEntry<InvoiceRow>;

function documentOf({ isRefund, kind }: Entry, { i18n, kinds }: Words): string {
  if (isRefund) return i18n._(msg`Refund without a credit note`);
  return kind ? kinds[kind] : i18n._(NO_DOCUMENT);
}

/** Empty until the sale counts: with its payment, or with a delivery before it, which makes a document unless those are off. */
function paymentOf(row: Entry, { i18n }: Words): string {
  if (row.isSandbox) return i18n._(msg`SANDBOX: no real payment`);
  const counts = row.isPaid || row.orderStatus === "delivered" || row.kind !== null;
  return counts ? paymentMethodName(row.paymentMethod, i18n) : "";
}

/**
 * The columns of a month's export of orders and documents. Days and times are Ecuador's, amounts in dollars, those that
 * count: they can be added up.
 */
export const INVOICE_COLUMNS: CsvColumn<Entry, Words>[] = [
  [msg`Date`, ({ day }) => day],
  [msg`Order`, ({ orderNumber }) => orderNumber],
  [
    msg`Order status`,
    ({ orderStatus, deliveryMethod }, { statusName }) => statusName(orderStatus, deliveryMethod),
  ],
  [msg`Payment`, paymentOf],
  [msg`Document`, documentOf],
  [msg`Number`, ({ isRefund, number }) => (isRefund ? "" : (number ?? ""))],
  [msg`Invoice that a credit note modifies`, ({ modifiedNumber }) => modifiedNumber ?? ""],
  [msg`State`, ({ state }, { states }) => (state ? states[state] : "")],
  [
    msg`Environment`,
    ({ environment }, { environmentNames }) => (environment ? environmentNames[environment] : ""),
  ],
  [
    msg`Invoice: kind of ID`,
    ({ buyerKind }, { buyerKinds }) => (buyerKind ? buyerKinds[buyerKind] : ""),
  ],
  [msg`Invoice: cédula, RUC or passport`, ({ buyerNumber }) => buyerNumber ?? ""],
  [msg`Invoice: name`, ({ buyerName, customerName }) => buyerName ?? customerName],
  [msg`Base`, ({ base }, { language }) => csvAmountOf(base, language)],
  [msg`IVA rate (%)`, ({ taxBasisPoints }) => percentOf(taxBasisPoints)],
  [msg`IVA`, ({ tax }, { language }) => csvAmountOf(tax, language)],
  [msg`Total`, ({ total }, { language }) => csvAmountOf(total, language)],
  [msg`Access key`, ({ accessKey }) => accessKey ?? ""],
  [
    msg`Authorized (Ecuador time)`,
    ({ authorizedAt }) => (authorizedAt ? shopTimestampOf(authorizedAt) : ""),
  ],
];
