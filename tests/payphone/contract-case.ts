import { expect } from "vitest";
import type { PaymentAnswer, PaymentProvider } from "#app/payments/payment-provider.ts";

/** The amounts in cents of each case's payment. */
export const CONTRACT_AMOUNTS = { subtotal: 11_100, tax: 1665, total: 12_765 };

/** The set-up of a case: the provider, its payment, and what it did on the wire. */
export type ContractCase = {
  provider: PaymentProvider;
  transactionId: string;
  reference: string;
  /** The requests so far, as `POST /api/confirm`. */
  calls: string[];
  /** The waits between repeats so far, in milliseconds. */
  delays: number[];
};

export type Expectation = (world: ContractCase) => Promise<void>;

/** Query the case's payment without capturing it. */
export const found = (world: ContractCase) => world.provider.findByReference(world.reference);

/** Expect the case's own payment, complete. */
export function expectApproved(answer: PaymentAnswer, world: ContractCase): void {
  expect(answer).toMatchObject({
    kind: "approved",
    payment: {
      transactionId: world.transactionId,
      reference: world.reference,
      amount: CONTRACT_AMOUNTS.total,
      currency: "USD",
      authorizationCode: expect.stringMatching(/^W\d+$/),
      lastDigits: "4242",
      cardType: "Credit",
      paidAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
      sandbox: true,
    },
  });
}
