import type { PaymentAnswer } from "../payment-provider.ts";
import { paymentDate } from "./payment-date.ts";
import {
  ApprovedReportSchema,
  type PaymentReport,
  PaymentReportSchema,
  STATUS_CODE,
} from "./payment-report-schema.ts";
import type { PayphoneReply } from "./payphone-client.ts";
import { TRANSACTION_NOT_FOUND } from "./payphone-error-schema.ts";
import { transactionNumber } from "./transaction-number.ts";

/** PayPhone's messageCode for a payment cancelled late or reversed (fact sheet, section 5). */
const REVERSED_MESSAGE_CODE = 34;

/**
 * Translate a reply of Confirm or Sale. Only statusCode 3 with "Approved" is approved, whatever else the body holds: a
 * reversed payment keeps its authorizationCode (fact sheet, section 5).
 */
export function readPaymentReport(reply: PayphoneReply, sandbox: boolean): PaymentAnswer {
  if (reply.kind === "unresolved") return reply;
  if (reply.kind === "rejected") {
    if (reply.errorCode === TRANSACTION_NOT_FOUND) return { kind: "unknown" };
    const reason = `rejected: HTTP ${reply.status}, code ${reply.errorCode} ${reply.message}`;
    return { kind: "unresolved", reason: reason.trimEnd() };
  }
  const report = PaymentReportSchema.safeParse(reply.body);
  if (!report.success) return { kind: "unresolved", reason: "answer in an unknown form" };
  return answerOf(report.data, reply.body, sandbox);
}

function answerOf(report: PaymentReport, body: unknown, sandbox: boolean): PaymentAnswer {
  const { statusCode, transactionStatus } = report;
  if (!transactionStatus || statusCode === STATUS_CODE.pending) return { kind: "pending" };
  const approved = transactionStatus === "Approved";
  if (statusCode === STATUS_CODE.approved && approved) return approvedAnswer(body, sandbox);
  if (statusCode === STATUS_CODE.canceled && !approved) return failedAnswer(report);
  return {
    kind: "unresolved",
    reason: `contradiction: ${statusCode}/${transactionStatus.slice(0, 40)}`,
  };
}

function approvedAnswer(body: unknown, sandbox: boolean): PaymentAnswer {
  const parsed = ApprovedReportSchema.safeParse(body);
  if (!parsed.success || transactionNumber(parsed.data.transactionId, sandbox) === null) {
    return { kind: "unresolved", reason: "approved, but incomplete" };
  }
  const { clientTransactionId, authorizationCode, ...rest } = parsed.data;
  return {
    kind: "approved",
    payment: {
      transactionId: rest.transactionId,
      reference: clientTransactionId,
      amount: rest.amount,
      currency: rest.currency,
      authorizationCode: authorizationCode ?? null,
      cardBrand: rest.cardBrand ?? null,
      lastDigits: rest.lastDigits ?? null,
      cardType: rest.cardType ?? null,
      paidAt: paymentDate(rest.date),
      sandbox,
    },
  };
}

function failedAnswer(report: PaymentReport): PaymentAnswer {
  const message = (report.message ?? "").slice(0, 200);
  const isReversed = report.messageCode === REVERSED_MESSAGE_CODE;
  const cancelled = message === "" || isReversed || /^cancel/i.test(message);
  return {
    kind: cancelled ? "cancelled" : "declined",
    message,
    transactionId: report.transactionId ?? null,
    reference: report.clientTransactionId ?? null,
    // A reversed payment keeps its authorizationCode (fact sheet, section 5).
    wasAuthorized: isReversed || Boolean(report.authorizationCode),
  };
}
