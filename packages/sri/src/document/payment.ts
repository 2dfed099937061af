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

export type Payment = { form: PaymentForm; total: Cents };

/** Return pagos. Throws an SriError "payment-total" unless the payments add up to `total` in cents. */
export function pagos(payments: readonly Payment[], total: Cents): string {
  const paid = sumCents(payments.map((payment) => payment.total));
  if (payments.length === 0 || paid !== total) throw new SriError("payment-total", String(paid));
  return element("pagos", payments.map(pago));
}

function pago({ form, total }: Payment): string {
  return element("pago", [
    textElement("formaPago", PAYMENT_FORMS[form]),
    textElement("total", formatCents(total)),
  ]);
}
