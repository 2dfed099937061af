import { changePaymentMethod } from "#app/data/admin/payment-methods.ts";
import type { MethodChanges, MethodSettings } from "#app/domain/checkout/payment-method-draft.ts";
import { outcomeOf } from "../../form/outcome.ts";

export type MethodSubmission = {
  intent: "change-method";
  opened: Pick<MethodSettings, "kind" | "version">;
  changes: MethodChanges;
};

/** Write the settings of a way to pay, and return the outcome. */
export function writePaymentMethod({ opened, changes }: MethodSubmission) {
  return outcomeOf(() => changePaymentMethod(opened, changes));
}
