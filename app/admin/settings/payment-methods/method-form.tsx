import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { isPaidOnHandover } from "#app/domain/checkout/payment-method.ts";
import {
  type MethodDraft,
  type MethodProblem,
  type MethodSettings,
  methodDraftOf,
  readMethodDraft,
} from "#app/domain/checkout/payment-method-draft.ts";
import { paymentMethodName } from "#app/domain/checkout/payment-method-name.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { TextAreaField } from "#app/ui/text-area-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { ErrorMessage } from "../../failure/error-message.tsx";
import { ConflictAlert } from "../../form/conflict-alert.tsx";
import { ValidatedForm } from "../../form/validated-form.tsx";
import { words } from "../../form/words.ts";
import { useDraft } from "../../unsaved/use-draft.ts";
import type { SettingsSubmission } from "../write-settings.ts";
import { METHOD_COMPARISON } from "./method-comparison.tsx";
import { MethodPicture } from "./method-picture.tsx";
import { ProvinceChoice } from "./province-choice.tsx";

const Problem = words<MethodProblem>({
  instructions: msg`Please write where shoppers should pay, in at least one language.`,
  maxAmount: msg`Please write an amount from 0.01 to 1,000,000 dollars, for example 500.00.`,
  holdHours: msg`Please write whole hours from 1 to 336.`,
});

function InstructionsHint({ kind }: Pick<MethodSettings, "kind">) {
  return isPaidOnHandover(kind) ? (
    <Trans>Not required</Trans>
  ) : (
    <Trans>Bank, account, name and ID number</Trans>
  );
}

/** The settings of one way to pay. */
export function MethodForm({ settings }: { settings: MethodSettings }) {
  const { i18n } = useLingui();
  const form = useDraft<MethodDraft, SettingsSubmission>(methodDraftOf(settings), settings.version);
  const { draft, change } = form;
  const [problem, setProblem] = useState<MethodProblem | null>(null);
  const problemIn = (field: MethodProblem) => problem === field && <Problem of={field} />;

  function save() {
    const { kind, version } = settings;
    const reading = readMethodDraft(kind, draft);
    setProblem(reading.ok ? null : reading.problem);
    if (!reading.ok) return;
    const { changes } = reading;
    form.submit(
      { intent: "payment-method", opened: { kind, version }, changes },
      methodDraftOf({ ...settings, ...changes }),
    );
  }

  return (
    <ValidatedForm
      onSubmit={save}
      className="grid gap-x-8 gap-y-5 border-hairline border-t px-5 py-6 sm:grid-cols-2 sm:px-10"
    >
      <h3 className="text-lg sm:col-span-2">{paymentMethodName(settings.kind, i18n)}</h3>
      <div className="sm:col-span-2">
        <CheckboxField
          label={<Trans>Offer it to shoppers</Trans>}
          checked={draft.isEnabled}
          onChange={(isEnabled) => change({ isEnabled })}
        />
      </div>
      <TextAreaField
        label={<Trans>How to pay, in Spanish</Trans>}
        hint={<InstructionsHint kind={settings.kind} />}
        lang="es"
        rows={4}
        maxLength={2000}
        value={draft.instructionsEs}
        onChange={(instructionsEs) => change({ instructionsEs })}
        error={problemIn("instructions")}
      />
      <TextAreaField
        label={<Trans>How to pay, in English</Trans>}
        lang="en"
        rows={4}
        maxLength={2000}
        value={draft.instructions}
        onChange={(instructions) => change({ instructions })}
      />
      <TextField
        label={<Trans>Largest total in dollars</Trans>}
        hint={<Trans>Empty for any</Trans>}
        inputMode="decimal"
        autoComplete="off"
        value={draft.maxAmount}
        onChange={(maxAmount) => change({ maxAmount })}
        error={problemIn("maxAmount")}
      />
      <TextField
        label={<Trans>Hours the items are held</Trans>}
        inputMode="numeric"
        autoComplete="off"
        value={draft.holdHours}
        onChange={(holdHours) => change({ holdHours })}
        error={problemIn("holdHours")}
      />
      {settings.kind === "pay_at_pickup" ? (
        <p className="text-muted text-sm sm:col-span-2">
          <Trans>Offered for orders that are picked up. Write below where that is possible.</Trans>
        </p>
      ) : (
        <ProvinceChoice chosen={draft.provinces} onChange={(provinces) => change({ provinces })} />
      )}
      {settings.kind === "deuna" && <MethodPicture settings={settings} />}
      <div className="grid gap-3 sm:col-span-2">
        <ConflictAlert form={form} comparison={METHOD_COMPARISON} />
        <ErrorMessage error={form.error} />
        <div className="flex items-center justify-end gap-5">
          <span role="status" className="text-sage text-sm">
            {form.isSaved && <Trans>Saved</Trans>}
          </span>
          <Button type="submit" size="sm" isInactive={form.isBusy}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </div>
    </ValidatedForm>
  );
}
