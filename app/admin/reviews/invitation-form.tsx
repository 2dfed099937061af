import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { inviteDaysFrom } from "#app/domain/review/admin-review.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { ErrorMessage } from "../failure/error-message.tsx";
import { useSubmission } from "../form/use-submission.ts";
import { ValidatedForm } from "../form/validated-form.tsx";
import { useUnsavedChanges } from "../unsaved/use-unsaved-changes.ts";
import type { ReviewSubmission } from "./write-review-change.tsx";

/** The days while they have never been set. */
const USUAL_DAYS = 7;

/** When buyers are invited, or that they are not. */
export function InvitationForm({ inviteDays }: { inviteDays: number | null }) {
  const [isOn, setIsOn] = useState(inviteDays !== null);
  const [text, setText] = useState(String(inviteDays ?? USUAL_DAYS));
  const [isWrong, setIsWrong] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const days = inviteDaysFrom(text);
  useUnsavedChanges(isOn ? days === null || days !== inviteDays : inviteDays !== null);

  const { submit, isBusy, error } = useSubmission<ReviewSubmission>({
    onDone: () => setIsSaved(true),
    onError: () => setIsSaved(false),
  });

  function save() {
    setIsWrong(isOn && days === null);
    if (isOn && days === null) return;
    submit({ intent: "invite", days: isOn ? days : null });
  }

  return (
    <ValidatedForm
      onSubmit={save}
      className="mt-12 grid max-w-3xl gap-4 border border-hairline bg-surface px-5 py-5"
    >
      <CheckboxField
        label={<Trans>Invite buyers by email to review what they bought</Trans>}
        checked={isOn}
        onChange={(next) => {
          setIsOn(next);
          setIsSaved(false);
        }}
      />
      {isOn && (
        <TextField
          label={<Trans>Days after delivery</Trans>}
          hint={<Trans>Counted from the day on which you mark the order as delivered.</Trans>}
          error={isWrong && <Trans>Please write a whole number from 0 to 60.</Trans>}
          value={text}
          onChange={(value) => {
            setText(value);
            setIsWrong(false);
            setIsSaved(false);
          }}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-72"
        />
      )}
      <ErrorMessage error={error} />
      <div className="flex items-center gap-4">
        <Button type="submit" size="sm" variant="secondary" isInactive={isBusy}>
          <Trans>Save</Trans>
        </Button>
        <span role="status" className="text-sage text-sm">
          {isSaved && <Trans>Saved.</Trans>}
        </span>
      </div>
    </ValidatedForm>
  );
}
