import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { TaxDocumentKind } from "#app/domain/invoice/tax-document.ts";
import { formatCents } from "#app/domain/money/money.ts";
import { type Order, orderNumberOf } from "#app/domain/order/order.ts";
import {
  EMPTY_SHOP_INFORMATION,
  type ShopInformation,
} from "#app/domain/shop-information/shop-information.ts";
import { shopTimeOf } from "#app/domain/time/shop-time.ts";
import { settings } from "#app/settings.ts";
import type { MailContent } from "./letter.ts";
import { pairs } from "./pairs.ts";
import { toShopper } from "./to-shopper.ts";

/** An authorized document. `authorizedAt` is an ISO time; `isTest`: it counts for nothing. */
export type MailedDocument = {
  kind: TaxDocumentKind;
  number: string;
  accessKey: string;
  authorizedAt: string;
  isTest: boolean;
};

const TITLES = {
  invoice: msg`Your invoice`,
  credit_note: msg`Your credit note`,
} as const;

function subjectOf({ kind, number }: MailedDocument, i18n: I18n): string {
  const { brand } = settings;
  return kind === "invoice"
    ? i18n._(msg`${brand}: your invoice ${number}`)
    : i18n._(msg`${brand}: your credit note ${number}`);
}

/** Return the email that brings a shopper their invoice or credit note, as XML and PDF. */
export function taxDocument(
  order: Order,
  document: MailedDocument,
  receiptUrl: string,
  i18n: I18n,
  information: ShopInformation = EMPTY_SHOP_INFORMATION,
): MailContent {
  const { number, accessKey, authorizedAt, isTest } = document;
  const subject = subjectOf(document, i18n);
  const lead = i18n._(
    msg`The document is attached: as a PDF to read or print, and as the XML file that the SRI has authorized.`,
  );
  const test = i18n._(msg`This is a TEST: the document has no value for taxes.`);
  return toShopper(order, i18n, information, {
    subject: isTest && !order.isSandbox ? `[TEST] ${subject}` : subject,
    title: i18n._(TITLES[document.kind]),
    lead: isTest ? `${test} ${lead}` : lead,
    blocks: [
      pairs(
        [i18n._(msg`Document Number`), number],
        [i18n._(msg`Order Number`), orderNumberOf(order.id)],
        [i18n._(msg`Total`), formatCents(order.total)],
        [i18n._(msg`Authorized`), shopTimeOf(authorizedAt, order.language)],
      ),
      { kind: "lines", title: i18n._(msg`Authorization number`), lines: [accessKey] },
    ],
    link: { label: i18n._(msg`View your receipt`), url: receiptUrl },
  });
}
