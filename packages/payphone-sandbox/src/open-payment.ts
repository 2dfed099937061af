import { randomBytes, randomInt } from "node:crypto";
import type { PrepareRequest } from "./prepare-request.ts";
import type { SandboxLedger } from "./sandbox-ledger.ts";
import type { SandboxPayment } from "./sandbox-payment.ts";
import type { SandboxSettings } from "./sandbox-settings.ts";

/** PayPhone's ids are 32-bit integers: no payment of a real shop can carry one of these. */
const TRANSACTION_IDS = { smallest: 5_000_000_000, largest: 9_999_999_999 };

/**
 * Store and return the unpaid payment of a prepare request. Ids are random, so that a shop that guesses or counts them
 * fails here as it would at PayPhone.
 */
export function openPayment(
  ledger: SandboxLedger,
  request: PrepareRequest,
  settings: Pick<SandboxSettings, "responseUrl" | "transactionIds">,
): SandboxPayment {
  const returnsTo = request.responseUrl ?? settings.responseUrl;
  const payment: SandboxPayment = {
    reference: request.clientTransactionId,
    transactionId: unusedTransactionId(ledger, settings.transactionIds),
    paymentId: randomBytes(12).toString("base64url"),
    amount: request.amount,
    tax: request.tax,
    currency: request.currency,
    description: request.reference,
    lang: request.lang,
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

function unusedTransactionId(
  ledger: SandboxLedger,
  { smallest, largest } = TRANSACTION_IDS,
): number {
  const id = randomInt(smallest, largest + 1);
  return ledger.byTransaction(id) === null
    ? id
    : unusedTransactionId(ledger, { smallest, largest });
}
