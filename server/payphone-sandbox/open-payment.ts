import { randomBytes, randomInt } from "node:crypto";
import { SANDBOX_IDS } from "#app/payments/payphone/transaction-number.ts";
import type { PrepareRequest } from "./prepare-request.ts";
import type { SandboxLedger } from "./sandbox-ledger.ts";
import type { SandboxPayment } from "./sandbox-payment.ts";

/**
 * Takes an accepted prepare request; keeps and returns its unpaid payment. Ids are random, so that a shop which guesses
 * or counts them fails here as it would there. PayPhone itself can have none of them.
 */
export function openPayment(
  ledger: SandboxLedger,
  request: PrepareRequest,
  responseUrl: string,
): SandboxPayment {
  const returnsTo = request.responseUrl ?? responseUrl;
  const payment: SandboxPayment = {
    reference: request.clientTransactionId,
    transactionId: unusedTransactionId(ledger),
    paymentId: randomBytes(12).toString("base64url"),
    amount: request.amount,
    tax: request.tax,
    currency: request.currency,
    description: request.reference,
    email: request.email ?? null,
    phoneNumber: request.phoneNumber ?? null,
    optionalParameter: request.optionalParameter ?? null,
    responseUrl: returnsTo,
    cancellationUrl: request.cancellationUrl ?? returnsTo,
    preparedAt: ledger.now(),
    outcome: null,
    decidedAt: null,
    confirmedAt: null,
    reversedAt: null,
  };
  ledger.save(payment);
  return payment;
}

function unusedTransactionId(ledger: SandboxLedger): number {
  const id = randomInt(SANDBOX_IDS.smallest, SANDBOX_IDS.largest + 1);
  return ledger.byTransaction(id) === null ? id : unusedTransactionId(ledger);
}
