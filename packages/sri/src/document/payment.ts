import { type Cents, formatCents, sumCents } from "../amounts/cents.ts";
import { SriError } from "../sri-error.ts";
import { element, textElement } from "../xml/xml-element.ts";

/** formaPago (Ficha Técnica, table 24). `otherFinancial`: a bank transfer and the like. */
export const PAYMENT_FORMS = {
  cash: "01",
  debtCompensation: "15",
  debitCard: "16",
  electronicMoney: "17",
  prepaidCard: "18",
  creditCard: "19",
  otherFinancial: "20",
  endorsement: "21",
} as const;
export type PaymentForm = keyof typeof PAYMENT_FORMS;

/** A payment in cents; `termDays` is a credit's whole number of days. */
export type Payment = { form: PaymentForm; total: Cents; termDays?: number };

/**
 * Return pagos. Throws an SriError "payment-total" unless the payments add up to `total` in cents, "payment-term" for a
 * term that is no whole number of days.
 */
export function pagos(payments: readonly Payment[], total: Cents): string {
  const paid = sumCents(payments.map((payment) => payment.total));
  if (payments.length === 0 || paid !== total) throw new SriError("payment-total", String(paid));
  return element("pagos", payments.map(pago));
}

function pago({ form, total, termDays }: Payment): string {
  const hasTerm = termDays !== undefined;
  if (hasTerm && (!Number.isSafeInteger(termDays) || termDays < 0)) {
    throw new SriError("payment-term", String(termDays));
  }
  return element("pago", [
    textElement("formaPago", PAYMENT_FORMS[form]),
    textElement("total", formatCents(total)),
    textElement("plazo", hasTerm ? String(termDays) : null),
    textElement("unidadTiempo", hasTerm ? "dias" : null),
  ]);
}
