import { redirect } from "react-router";
import { releasePayment, settlePayment, type TypedSettlement } from "#app/data/admin/payments.ts";
import { type Language, pathIn } from "#app/domain/text/language.ts";
import { outcomeOf } from "../form/outcome.ts";

export type PaymentSubmission =
  | { intent: "release"; reference: string }
  | { intent: "settle"; settlement: TypedSettlement };

/** Release or settle a payment and return the outcome. Redirects to the order of a settled one. */
export function writePayment(submission: PaymentSubmission, language: Language) {
  return outcomeOf(async () => {
    if (submission.intent === "release") return void (await releasePayment(submission.reference));
    const orderId = await settlePayment(submission.settlement);
    throw redirect(pathIn(language, `/admin/orders/${orderId}`));
  });
}
