import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import type { OpenedInvoiceSettings } from "#app/data/admin/invoices.ts";
import {
  INVOICE_CHECKS,
  type InvoiceSettings,
  InvoiceSettingsSchema,
  invoiceChecks,
  sendsToSri,
} from "#app/domain/invoice/invoice-settings.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { ErrorMessage } from "../failure/error-message.tsx";
import { ConflictAlert } from "../form/conflict-alert.tsx";
import { ValidatedForm } from "../form/validated-form.tsx";
import { SettingsSection } from "../settings/settings-section.tsx";
import { useDraft } from "../unsaved/use-draft.ts";
import { CertificateState } from "./certificate-state.tsx";
import { EnvironmentSelect } from "./environment-select.tsx";
import { CheckName, InvoiceChecks } from "./invoice-checks.tsx";
import { InvoiceSettingName } from "./invoice-setting-name.tsx";
import { INVOICE_SETTINGS_COMPARISON } from "./invoice-settings-comparison.tsx";
import type { InvoiceSettingsSubmission } from "./write-invoice-settings.ts";

type Form = ReturnType<typeof useDraft<InvoiceSettings, InvoiceSettingsSubmission>>;

type TextName = {
  [Name in keyof InvoiceSettings]: InvoiceSettings[Name] extends string ? Name : never;
}[keyof InvoiceSettings];

type TextProps = Pick<ComponentProps<typeof TextField>, "hint" | "inputMode" | "maxLength"> & {
  form: Form;
  name: TextName;
};

function Text({ form: { draft, change, error }, name, ...field }: TextProps) {
  const isWrong = error?.code === "INVALID_INVOICE_SETTINGS" && error.hint === name;
  return (
    <TextField
      {...field}
      label={<InvoiceSettingName of={name} />}
      name={name}
      value={draft[name]}
      onChange={(value) => change({ [name]: value })}
      error={isWrong && <Trans>Please check this field.</Trans>}
      autoComplete="off"
    />
  );
}

const NUMBER = { inputMode: "numeric", maxLength: 3 } as const;

type FlagProps = { form: Form; name: "keeps_accounts" | "is_rimpe" };

function Flag({ form: { draft, change }, name }: FlagProps) {
  return (
    <CheckboxField
      label={<InvoiceSettingName of={name} />}
      checked={draft[name]}
      onChange={(checked) => change({ [name]: checked })}
    />
  );
}

/** What came of the last save, why none is possible, and the button. */
function Saving({ form, isReady }: { form: Form; isReady: boolean }) {
  const { draft, isBusy, error } = form;
  const isBlocked = sendsToSri(draft.environment) && !isReady;
  const failed =
    error?.code === "INVOICE_CHECK_FAILED" && INVOICE_CHECKS.find((check) => check === error.hint);

  return (
    <div className="border-hairline border-t px-5 py-4 sm:px-10">
      <ConflictAlert form={form} comparison={INVOICE_SETTINGS_COMPARISON} className="mb-4" />
      <ErrorMessage error={error} className="mb-4" />
      {failed && (
        <p className="mb-4 text-oxblood text-sm">
          <CheckName of={failed} />
        </p>
      )}
      {isBlocked && (
        <p className="mb-4 text-oxblood text-sm">
          <Trans>Invoices can be sent to the SRI once every check has passed.</Trans>
        </p>
      )}
      <p role="status" className="text-right text-sage text-sm [&:not(:empty)]:mb-3">
        {form.isSaved && <Trans>Saved.</Trans>}
      </p>
      <div className="flex justify-end">
        <Button type="submit" size="sm" disabled={isBlocked} isInactive={isBusy}>
          {isBusy ? <Trans>Saving...</Trans> : <Trans>Save Changes</Trans>}
        </Button>
      </div>
    </div>
  );
}

const trimmed = (draft: InvoiceSettings) => InvoiceSettingsSchema.safeParse(draft).data ?? draft;

export type InvoiceSettingsFormProps = OpenedInvoiceSettings & { now: number };

export function InvoiceSettingsForm(props: InvoiceSettingsFormProps) {
  const { settings: saved, version, certificate, now } = props;
  const { t } = useLingui();
  // The database cleans texts, so the form continues with what it stored.
  const form = useDraft<InvoiceSettings, InvoiceSettingsSubmission>(saved, version);
  const { draft } = form;
  const checks = invoiceChecks(draft, certificate, now);
  const isReady = Object.values(checks).every(Boolean);

  return (
    <ValidatedForm
      className="max-w-4xl border border-hairline bg-surface"
      onSubmit={() => form.submit({ intent: "save", settings: draft, version }, trimmed(draft))}
    >
      <SettingsSection title={<Trans>Issuer</Trans>}>
        <Text form={form} name="ruc" inputMode="numeric" maxLength={13} />
        <Text form={form} name="legal_name" hint={t`As in the RUC`} />
        <Text form={form} name="trade_name" />
        <Text form={form} name="head_office_address" />
        <Text form={form} name="establishment_address" />
      </SettingsSection>
      <SettingsSection
        title={<Trans>Numbers</Trans>}
        hint={
          <Trans>
            Choose an emission point of the shop's own: nothing else may issue documents with its
            numbers.
          </Trans>
        }
      >
        <Text form={form} name="establishment" {...NUMBER} />
        <Text form={form} name="emission_point" {...NUMBER} />
      </SettingsSection>
      <SettingsSection title={<Trans>Taxpayer</Trans>} hint={<Trans>Ask your accountant.</Trans>}>
        <Flag form={form} name="keeps_accounts" />
        <Flag form={form} name="is_rimpe" />
        <Text form={form} name="special_taxpayer" />
        <Text form={form} name="withholding_agent" />
        <Text form={form} name="provider_ruc" />
      </SettingsSection>
      <SettingsSection title={<Trans>Certificate</Trans>}>
        <CertificateState certificate={certificate} />
      </SettingsSection>
      <SettingsSection
        title={<Trans>Where invoices go</Trans>}
        hint={
          <Trans>
            In production shoppers have to say whom the invoice is for before they pay: the SRI gets
            it at the moment of sale.
          </Trans>
        }
      >
        <InvoiceChecks checks={checks} />
        <EnvironmentSelect
          value={draft.environment}
          saved={saved.environment}
          isReady={isReady}
          onChange={(environment) => form.change({ environment })}
        />
      </SettingsSection>
      <Saving form={form} isReady={isReady} />
    </ValidatedForm>
  );
}
