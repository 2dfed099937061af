import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { MethodDraft } from "#app/domain/checkout/payment-method-draft.ts";
import { ConflictAlert } from "../../form/conflict-alert.tsx";
import { ConflictTable } from "../../form/conflict-table.tsx";
import { words } from "../../form/words.ts";

type MethodField = keyof MethodDraft;

const FieldName = words<MethodField>({
  isEnabled: msg`Offer it to shoppers`,
  instructions: msg`How to pay, in English`,
  instructionsEs: msg`How to pay, in Spanish`,
  maxAmount: msg`Largest total in dollars`,
  provinces: msg`Provinces`,
  holdHours: msg`Hours the items are held`,
});

function FieldValue({ field, draft }: { field: MethodField; draft: MethodDraft }) {
  if (field === "isEnabled") return draft.isEnabled ? <Trans>Yes</Trans> : <Trans>No</Trans>;
  if (field === "provinces") return draft.provinces.join(", ") || "–";
  return <span className="whitespace-pre-line">{draft[field] || "–"}</span>;
}

type MethodConflictProps = {
  fields: MethodField[];
  theirs: MethodDraft;
  yours: MethodDraft;
  onResolve: (keepMine: boolean) => void;
};

/** Compares the settings of a way to pay that two editors changed and lets the second one choose a version. */
export function MethodConflict({ fields, theirs, yours, onResolve }: MethodConflictProps) {
  return (
    <ConflictAlert onResolve={onResolve}>
      <ConflictTable
        fields={fields}
        nameOf={(field) => <FieldName of={field} />}
        theirs={(field) => <FieldValue field={field} draft={theirs} />}
        yours={(field) => <FieldValue field={field} draft={yours} />}
        className="table-fixed"
      />
    </ConflictAlert>
  );
}
