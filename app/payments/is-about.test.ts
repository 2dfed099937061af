import { expect, test } from "vitest";
import { isAbout } from "./is-about.ts";
import type { PaymentAnswer, ProviderPayment } from "./payment-provider.ts";

const OWN = { reference: "GL-1", transactionId: "7" };

type Names = { reference: string | null; transactionId: string | null };

const approved = (names: Names): PaymentAnswer => ({
  kind: "approved",
  payment: names as ProviderPayment,
});
const failed =
  (kind: "declined" | "cancelled") =>
  (names: Names): PaymentAnswer => ({ kind, message: "No.", wasAuthorized: false, ...names });

test.each([
  ["approved", approved],
  ["declined", failed("declined")],
  ["cancelled", failed("cancelled")],
])("recognizes a payment that is %s by both of its ids", (_kind, answerOf) => {
  expect(isAbout(answerOf(OWN), OWN)).toBe(true);
  expect(isAbout(answerOf({ ...OWN, reference: "GL-2" }), OWN)).toBe(false);
  expect(isAbout(answerOf({ ...OWN, transactionId: "8" }), OWN)).toBe(false);
});

test("takes a failed payment without an id for another's", () => {
  expect(isAbout(failed("declined")({ ...OWN, reference: null }), OWN)).toBe(false);
  expect(isAbout(failed("cancelled")({ ...OWN, transactionId: null }), OWN)).toBe(false);
});

test.each<PaymentAnswer>([
  { kind: "unknown" },
  { kind: "pending" },
  { kind: "unresolved", reason: "timeout" },
])("an answer that is $kind names no payment", (answer) => {
  expect(isAbout(answer, OWN)).toBe(false);
});
