import {
  type AdditionalField,
  type Buyer,
  type DocumentHeader,
  type DocumentLine,
  type Issuer,
  type PaymentForm,
  type UnsignedDocument,
  vatRateOf,
  writeFactura,
  writeNotaCredito,
} from "@gemma-luce/sri";
import type { TaxDocument } from "#app/data/server/tax-document-json.ts";
import type { PaidWith, PaymentMethod } from "#app/domain/checkout/payment-method.ts";
import { canReceiveMail } from "#app/domain/contact/can-receive-mail.ts";
import { orderNumberOf } from "#app/domain/order/order.ts";
import { choiceName, isOneSize } from "#app/domain/product/choice-name.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { SANDBOX_ISSUER } from "./sandbox-issuer.ts";

/** A product's id has 36 characters, a code of the SRI at most 25. */
const CODE_LENGTH = 12;
const REASON = "Devolución";

/** Deuna moves money between bank accounts. */
const PAYMENT_FORMS: Record<PaymentMethod, PaymentForm> = {
  card: "creditCard",
  transfer: "otherFinancial",
  deuna: "otherFinancial",
  cash_on_delivery: "cash",
  pay_at_pickup: "cash",
  in_store: "cash",
  unchosen: "cash",
};

const FORMS_PAID_WITH: Record<PaidWith, PaymentForm> = {
  cash: "cash",
  terminal: "creditCard",
  transfer: "otherFinancial",
};

/** What staff recorded comes first. A delivery that is not paid yet is paid in cash, and a card of unknown type is a credit card. */
function paymentFormOf({ order: { paymentMethod, paidWith }, cardType }: TaxDocument): PaymentForm {
  if (paidWith) return FORMS_PAID_WITH[paidWith];
  if (paymentMethod === "card" && cardType === "Debit") return "debitCard";
  return PAYMENT_FORMS[paymentMethod];
}

function issuerOf({ issuer, issuerRuc, environment }: TaxDocument): Issuer {
  const isSandbox = environment === "sandbox";
  const orSandbox = (name: keyof typeof SANDBOX_ISSUER) =>
    issuer[name] || (isSandbox ? SANDBOX_ISSUER[name] : "");
  return {
    // The sandbox's certificate is of this RUC.
    ruc: isSandbox ? SANDBOX_ISSUER.ruc : issuerRuc,
    legalName: orSandbox("legal_name"),
    headOfficeAddress: orSandbox("head_office_address"),
    keepsAccounts: issuer.keeps_accounts,
    isRimpe: issuer.is_rimpe,
    ...(issuer.trade_name && { tradeName: issuer.trade_name }),
    establishmentAddress: issuer.establishment_address || orSandbox("head_office_address"),
    ...(issuer.special_taxpayer && { specialTaxpayer: issuer.special_taxpayer }),
    ...(issuer.withholding_agent && { withholdingAgent: issuer.withholding_agent }),
  };
}

function buyerOf({ buyer: { kind, number, name } }: TaxDocument): Buyer {
  return kind === "final_consumer" ? { kind: "final-consumer" } : { kind, number, name };
}

function lineOf(item: TaxDocument["order"]["items"][number], basisPoints: number): DocumentLine {
  const details = [
    { name: "Talla", value: isOneSize(item.size) ? "Única" : item.size.trim() },
    { name: "Color", value: choiceName(serverI18n("es", "mail"), item.color).trim() },
  ].filter(({ value }) => value !== "");
  const code = item.sku.replaceAll("-", "").slice(-CODE_LENGTH).toUpperCase();
  return {
    description: item.nameEs?.trim() || item.name,
    quantity: item.quantity,
    discount: item.discount,
    base: item.base,
    tax: item.tax,
    total: item.total,
    rate: vatRateOf(basisPoints),
    ...(code && { code }),
    ...(details.length > 0 && { details }),
  };
}

/** Delivery is a line of its own, as its price is. */
function deliveryLines({ order, taxRate }: TaxDocument): DocumentLine[] {
  const { deliveryAmount: base, deliveryTax: tax } = order;
  if (base + tax === 0) return [];
  const amounts = { base, tax, total: base + tax, rate: vatRateOf(taxRate) };
  return [{ ...amounts, description: "Servicio de entrega", quantity: 1, code: "ENTREGA" }];
}

function fieldsOf({ order, issuer }: TaxDocument): AdditionalField[] {
  const email = canReceiveMail(order.email) ? [{ name: "Correo", value: order.email }] : [];
  const provider = issuer.provider_ruc
    ? [{ name: "RUC Proveedor", value: issuer.provider_ruc }]
    : [];
  return [...email, { name: "Pedido", value: orderNumberOf(order.id) }, ...provider];
}

/**
 * Write the factura or nota de crédito of a numbered document. The same document gives the same access key whenever it
 * is written. Throws an SriError for what the SRI would reject.
 */
export function writeTaxDocument(document: TaxDocument): UnsignedDocument {
  const { establishment, emissionPoint, sequential, corrects, order } = document;
  const header: DocumentHeader = {
    environment: document.environment === "production" ? "production" : "test",
    issuer: issuerOf(document),
    number: { establishment, emissionPoint, sequential },
    numericCode: document.numericCode,
    date: document.issueDate,
    buyer: buyerOf(document),
    lines: [
      ...order.items.map((item) => lineOf(item, document.taxRate)),
      ...deliveryLines(document),
    ],
    additionalFields: fieldsOf(document),
  };
  if (!corrects) {
    const form = paymentFormOf(document);
    return writeFactura({ ...header, payments: [{ form, total: order.total }] });
  }
  return writeNotaCredito({
    ...header,
    modified: { number: corrects, date: corrects.issueDate },
    reason: REASON,
  });
}
