import { redirect } from "react-router";
import {
  releasePayment,
  settlePayment,
  type TypedSettlement,
} from "#app/data/admin/admin-payments.ts";
import { type Language, pathIn } from "#app/domain/language.ts";
import { outcomeOf } from "../layout/outcome.ts";

/** What the page of open payments submits. */
export type PaymentSubmission =
  | { intent: "release"; reference: string }
  | { intent: "settle"; typed: TypedSettlement };

/** Takes a submission and the language of its page, and writes it; a settled payment leads to its order. */
export function writePayment(submission: PaymentSubmission, language: Language) {
  return outcomeOf(async () => {
    if (submission.intent === "release") return void (await releasePayment(submission.reference));
    const orderId = await settlePayment(submission.typed);
    throw redirect(pathIn(language, `/admin/orders/${orderId}`));
  });
}
