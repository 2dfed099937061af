import { guayaquilDateTime } from "./guayaquil-time.ts";
import type { FaultMode } from "./sandbox-fault.ts";
import { type PaymentState, paymentState, type SandboxPayment } from "./sandbox-payment.ts";

type Status = {
  statusCode: number;
  transactionStatus: string;
  authorizationCode: string | null;
  message: string | null;
  messageCode: number | null;
};

/** A late or reversed payment keeps its authorizationCode, so the code proves nothing (fact sheet, section 5). */
function statusOf(state: PaymentState, authorizationCode: string): Status {
  const canceled = { statusCode: 2, transactionStatus: "Canceled", authorizationCode: null };
  if (state === "declined")
    return { ...canceled, message: "Fondos Insuficientes", messageCode: 16 };
  if (state === "cancelled") return { ...canceled, message: "Cancelada", messageCode: null };
  if (state === "reversed") {
    return { ...canceled, authorizationCode, message: "Cancelada", messageCode: 34 };
  }
  return {
    statusCode: 3,
    transactionStatus: "Approved",
    authorizationCode,
    message: null,
    messageCode: 0,
  };
}

/** Return the body of Confirm and Sale for a decided payment (fact sheet, section 5). */
export function paymentReport(payment: SandboxPayment, now: number) {
  return {
    ...statusOf(paymentState(payment, now), `W${payment.transactionId}`),
    amount: payment.amount,
    currency: payment.currency,
    clientTransactionId: payment.reference,
    transactionId: payment.transactionId,
    email: payment.email,
    phoneNumber: payment.phoneNumber,
    document: null,
    cardType: "Credit",
    bin: "424242",
    lastDigits: "4242",
    cardBrand: "Visa SANDBOX",
    cardBrandCode: "51",
    deferred: false,
    deferredCode: "00000000",
    deferredMessage: null,
    optionalParameter3: payment.optionalParameter,
    optionalParameter4: "SANDBOX",
    storeName: "SANDBOX",
    date: guayaquilDateTime(payment.decidedAt ?? now),
    regionIso: "EC",
    transactionType: "Classic",
    reference: payment.description,
  };
}
type PaymentReport = ReturnType<typeof paymentReport>;

/** Return the report as a fault distorts it, or unchanged. */
export function distort(report: PaymentReport, mode: FaultMode | null): object {
  switch (mode) {
    case "without_status":
      return { ...report, transactionStatus: undefined };
    case "pending":
      return { ...report, statusCode: 1, transactionStatus: "Pending", authorizationCode: null };
    case "wrong_amount":
      return { ...report, amount: report.amount - 1 };
    case "wrong_currency":
      return { ...report, currency: "EUR" };
    case "wrong_reference":
      return { ...report, clientTransactionId: `${report.clientTransactionId.slice(0, 49)}x` };
    case "wrong_transaction":
      return { ...report, transactionId: report.transactionId + 1 };
    case "wrong_date":
      return { ...report, date: "mañana" };
    case "as_array":
      return [report];
    default:
      return report;
  }
}
