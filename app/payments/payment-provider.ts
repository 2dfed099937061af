import type { PaymentButton } from "#app/domain/checkout/payment-button.ts";
import type { CardType } from "#app/domain/checkout/payment-method.ts";
import type { Cents } from "#app/domain/money/money.ts";
import type { Language } from "#app/domain/text/language.ts";

/** A checkout's request to the provider, in integer cents of USD. */
export type PaymentRequest = {
  reference: string;
  /** The language of the provider's button. */
  language: Language;
  /** Taxable base before tax: items less discount, and delivery. */
  base: Cents;
  tax: Cents;
  total: Cents;
  email: string;
  /** As the shopper typed it; the adapter normalizes it. */
  phone: string;
};

/** A payment as the provider reports it, parsed. */
export type ProviderPayment = {
  transactionId: string;
  reference: string;
  amount: Cents;
  currency: string;
  authorizationCode: string | null;
  cardBrand: string | null;
  lastDigits: string | null;
  cardType: CardType | null;
  /** The ISO time of payment; null when the provider does not report it in its own format. */
  paidAt: string | null;
  sandbox: boolean;
};

/**
 * A payment that failed, in the provider's words. Its ids (null when missing) tell which payment: a decline of another
 * checkout's payment must not fail ours.
 */
export type FailedPayment = {
  message: string;
  transactionId: string | null;
  reference: string | null;
  /** Whether the bank had approved it before, so money may have been reserved. */
  wasAuthorized: boolean;
};

/**
 * One answer of the provider. `approved`: money is taken. `declined`, `cancelled`: final, no money moved or it went back.
 * `unknown`: the provider knows no such payment. `pending`: not final yet. `unresolved`: no usable answer (timeout, 5xx, HTML,
 * rejected token), never to be read as a decline.
 */
export type PaymentAnswer =
  | { kind: "approved"; payment: ProviderPayment }
  | ({ kind: "declined" | "cancelled" } & FailedPayment)
  | { kind: "unknown" }
  | { kind: "pending" }
  | { kind: "unresolved"; reason: string };

/** The result of a reversal: done, refused for good, or without a final answer, so that it may be repeated. */
export type Reversal = { kind: "reversed" | "refused" } | { kind: "unresolved"; reason: string };

/** The port to a payment provider. Adapters translate and decide nothing. */
export interface PaymentProvider {
  /**
   * Return what the browser needs to render the provider's button. Throws a RangeError when the amounts do not add up
   * or the provider would reject the reference.
   */
  button(request: PaymentRequest): PaymentButton;
  /** Whether a text can be a transaction id of the provider. No stock is held for one that cannot. */
  accepts(transactionId: string): boolean;
  /** Capture a payment. Idempotent; never throws for an answer of the provider. */
  confirm(transactionId: string, reference: string): Promise<PaymentAnswer>;
  /**
   * Query a payment by our reference without capturing it. `approved` is the bank's approval: an unconfirmed payment
   * may still be reversed, so confirm it before delivering. Of several payments the one with `transactionId` is
   * preferred to others that are not approved.
   */
  findByReference(reference: string, transactionId?: string): Promise<PaymentAnswer>;
  /** Query by the provider's id; `unknown` also when the payment is not visible to us. */
  findByTransaction(transactionId: string): Promise<PaymentAnswer>;
  /**
   * Refund a captured payment in full. Idempotent; never throws for an answer of the provider. The reference helps to
   * find the result when the answer is lost. `isRepeated`: an earlier call had no final answer, so `unknown` is not a
   * refusal.
   */
  reverse(transactionId: string, reference: string, isRepeated?: boolean): Promise<Reversal>;
}
