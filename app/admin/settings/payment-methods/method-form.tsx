import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { isPaidOnHandover } from "#app/domain/checkout/payment-method.ts";
import type { MethodProblem, MethodSettings } from "#app/domain/checkout/payment-method-draft.ts";
import { paymentMethodName } from "#app/domain/checkout/payment-method-name.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { TextAreaField } from "#app/ui/text-area-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { ErrorMessage } from "../../failure/error-message.tsx";
import { ConflictAlert } from "../../form/conflict-alert.tsx";
import { ValidatedForm } from "../../form/validated-form.tsx";
import { words } from "../../form/words.ts";
import { METHOD_COMPARISON, MethodFieldName } from "./method-comparison.tsx";
import { MethodPicture } from "./method-picture.tsx";
import { ProvinceChoice } from "./province-choice.tsx";
import { useMethodForm } from "./use-method-form.ts";

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

export function MethodForm({ settings }: { settings: MethodSettings }) {
  const { i18n } = useLingui();
  const form = useMethodForm(settings);
  const { draft, change } = form;
  const problemIn = (field: MethodProblem) => form.problem === field && <Problem of={field} />;
  const fieldOf = (name: "instructions" | "instructionsEs" | "maxAmount" | "holdHours") => ({
    label: <MethodFieldName of={name} />,
    value: draft[name],
    onChange: (text: string) => change({ [name]: text }),
  });

  return (
    <ValidatedForm
      onSubmit={form.save}
      className="grid gap-x-8 gap-y-5 border-hairline border-t px-5 py-6 sm:grid-cols-2 sm:px-10"
    >
      <h3 className="text-lg sm:col-span-2">{paymentMethodName(settings.kind, i18n)}</h3>
      <div className="sm:col-span-2">
        <CheckboxField
          label={<MethodFieldName of="isEnabled" />}
          checked={draft.isEnabled}
          onChange={(isEnabled) => change({ isEnabled })}
        />
      </div>
      <TextAreaField
        {...fieldOf("instructionsEs")}
        hint={<InstructionsHint kind={settings.kind} />}
        lang="es"
        rows={4}
        maxLength={2000}
        error={problemIn("instructions")}
      />
      <TextAreaField {...fieldOf("instructions")} lang="en" rows={4} maxLength={2000} />
      <TextField
        {...fieldOf("maxAmount")}
        hint={<Trans>Empty for any</Trans>}
        inputMode="decimal"
        autoComplete="off"
        error={problemIn("maxAmount")}
      />
      <TextField
        {...fieldOf("holdHours")}
        inputMode="numeric"
        autoComplete="off"
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
