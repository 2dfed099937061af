import type { Language } from "#app/domain/language.ts";
import type { Cents } from "#app/domain/money.ts";
import type { PaymentButton } from "#app/domain/payment-button.ts";

/** What a checkout asks the provider to collect. All amounts are integer cents of USD. */
export type PaymentRequest = {
  reference: string;
  /** The language the provider's button speaks to this shopper. */
  language: Language;
  /** Taxable base before tax. */
  subtotal: Cents;
  tax: Cents;
  total: Cents;
  email: string;
  /** As the shopper typed it; the adapter brings it into the provider's form. */
  phone: string;
};

/** A confirmed payment as the provider reports it, already parsed. */
export type ProviderPayment = {
  transactionId: string;
  reference: string;
  amount: Cents;
  currency: string;
  authorizationCode: string | null;
  cardBrand: string | null;
  lastDigits: string | null;
  /** When it was paid, as an ISO time; null where the provider does not say so in its own form. */
  paidAt: string | null;
  sandbox: boolean;
};

/**
 * A payment that came to nothing, in the provider's words. Its ids (null when the provider names none) say which payment
 * that was: a refusal of another checkout's payment must not fail ours.
 */
export type ProviderRefusal = {
  message: string;
  transactionId: string | null;
  reference: string | null;
};

/**
 * One answer of the provider.
 * - `approved`: money is taken.
 * - `declined` | `cancelled`: final, no money moved (or it went back).
 * - `unknown`: the provider knows no such payment.
 * - `pending`: not final yet; ask again.
 * - `unresolved`: not an answer at all (timeout, 5xx, HTML, refused token). Never to be read as a decline.
 */
export type PaymentAnswer =
  | { kind: "approved"; payment: ProviderPayment }
  | ({ kind: "declined" | "cancelled" } & ProviderRefusal)
  | { kind: "unknown" }
  | { kind: "pending" }
  | { kind: "unresolved"; reason: string };

/**
 * What came of asking for money back: it is known to be back, the provider refuses for good, or it gave no answer that
 * says either, so that asking again is right.
 */
export type Reversal = "reversed" | "refused" | "unresolved";

/** The port every payment provider is spoken to through. Adapters translate and decide nothing. */
export interface PaymentProvider {
  /**
   * Takes one priced checkout (cents); returns what the browser needs to render the provider's button.
   * Throws a RangeError when the amounts do not add up or the reference is one the provider would refuse.
   */
  button(request: PaymentRequest): PaymentButton;
  /** Whether a text can be one of the provider's transaction ids. One that cannot names no payment, so nothing is kept for it. */
  accepts(transactionId: string): boolean;
  /** Captures the payment `transactionId` of `reference`. Safe to repeat. Never throws for what the provider says. */
  confirm(transactionId: string, reference: string): Promise<PaymentAnswer>;
  /**
   * Asks what became of the payment for our reference, without capturing anything. `approved` here says that the
   * bank approved: a payment nobody confirmed may still be reversed, so confirm it before giving anything for it.
   * Where a reference has several payments, the one with `transactionId` is preferred to others that are not approved.
   */
  findByReference(reference: string, transactionId?: string): Promise<PaymentAnswer>;
  /** The same question by the provider's own id; `unknown` also when that payment is not ours to see. */
  findByTransaction(transactionId: string): Promise<PaymentAnswer>;
  /**
   * Gives the money of a captured payment back in full; our reference helps to find out what became of it where the
   * answer is lost. Safe to repeat. `isRepeated`: it was asked before and gave no final answer, so that a provider which
   * no longer knows the payment has not refused. Never throws for what the provider says.
   */
  reverse(transactionId: string, reference: string, isRepeated?: boolean): Promise<Reversal>;
}
