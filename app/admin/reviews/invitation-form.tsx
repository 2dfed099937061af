import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { inviteDaysFrom } from "#app/domain/review/admin-review.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { ErrorMessage } from "../failure/error-message.tsx";
import { type Comparison, ConflictAlert } from "../form/conflict-alert.tsx";
import { ValidatedForm } from "../form/validated-form.tsx";
import { words } from "../form/words.ts";
import { useDraft } from "../unsaved/use-draft.ts";
import type { ReviewSubmission } from "./write-review-change.tsx";

/** The days while they have never been set. */
const USUAL_DAYS = 7;

type InvitationDraft = { isOn: boolean; text: string };

const Label = words<keyof InvitationDraft>({
  isOn: msg`Invite buyers by email to review what they bought`,
  text: msg`Days after delivery`,
});

const COMPARISON: Comparison<InvitationDraft> = {
  nameOf: (field) => <Label of={field} />,
  show(field, { isOn, text }) {
    if (field === "text") return text || "–";
    return isOn ? <Trans>Yes</Trans> : <Trans>No</Trans>;
  },
};

/** When buyers are invited, or that they are not. */
export function InvitationForm({ inviteDays }: { inviteDays: number | null }) {
  const form = useDraft<InvitationDraft, ReviewSubmission>(
    { isOn: inviteDays !== null, text: String(inviteDays ?? USUAL_DAYS) },
    String(inviteDays),
  );
  const { isOn, text } = form.draft;
  const [isWrong, setIsWrong] = useState(false);
  const days = inviteDaysFrom(text);

  function save() {
    setIsWrong(isOn && days === null);
    if (isOn && days === null) return;
    const cleaned = days === null ? form.draft : { isOn, text: String(days) };
    form.submit({ intent: "invite", days: isOn ? days : null, opened: inviteDays }, cleaned);
  }

  return (
    <ValidatedForm
      onSubmit={save}
      className="mt-12 grid max-w-3xl gap-4 border border-hairline bg-surface px-5 py-5"
    >
      <CheckboxField
        label={<Label of="isOn" />}
        checked={isOn}
        onChange={(next) => form.change({ isOn: next })}
      />
      {isOn && (
        <TextField
          label={<Label of="text" />}
          hint={<Trans>Counted from the day on which you mark the order as delivered.</Trans>}
          error={isWrong && <Trans>Please write a whole number from 0 to 60.</Trans>}
          value={text}
          onChange={(value) => {
            form.change({ text: value });
            setIsWrong(false);
          }}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-72"
        />
      )}
      <ConflictAlert form={form} comparison={COMPARISON} />
      <ErrorMessage error={form.error} />
      <div className="flex items-center gap-4">
        <Button type="submit" size="sm" variant="secondary" isInactive={form.isBusy}>
          <Trans>Save</Trans>
        </Button>
        <span role="status" className="text-sage text-sm">
          {form.isSaved && <Trans>Saved.</Trans>}
        </span>
      </div>
    </ValidatedForm>
  );
}
