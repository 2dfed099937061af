import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { MethodDraft } from "#app/domain/checkout/payment-method-draft.ts";
import type { Comparison } from "../../form/conflict-alert.tsx";
import { words } from "../../form/words.ts";

type MethodField = keyof MethodDraft;

/** The name of a setting of a way to pay: its label. */
export const MethodFieldName = words<MethodField>({
  isEnabled: msg`Offer it to shoppers`,
  instructions: msg`How to pay, in English`,
  instructionsEs: msg`How to pay, in Spanish`,
  maxAmount: msg`Largest total in dollars`,
  provinces: msg`Provinces`,
  holdHours: msg`Hours the items are held`,
});

function show(field: MethodField, draft: MethodDraft) {
  if (field === "isEnabled") return draft.isEnabled ? <Trans>Yes</Trans> : <Trans>No</Trans>;
  if (field === "provinces") return draft.provinces.join(", ") || "–";
  return <span className="whitespace-pre-line">{draft[field] || "–"}</span>;
}

/** Shows the settings of a way to pay that two editors changed. */
export const METHOD_COMPARISON: Comparison<MethodDraft> = {
  nameOf: (field) => <MethodFieldName of={field} />,
  show,
};
