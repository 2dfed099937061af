import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { OpenedInvoiceSettings } from "#app/data/admin/invoices.ts";
import type { DocumentSeries } from "#app/domain/invoice/document-series.ts";
import {
  INVOICE_ENVIRONMENTS,
  type InvoiceEnvironment,
  type InvoiceSettings,
  InvoiceSettingsSchema,
  invoiceChecks,
  sendsToSri,
} from "#app/domain/invoice/invoice-settings.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { ErrorMessage } from "../failure/error-message.tsx";
import { ConflictAlert } from "../form/conflict-alert.tsx";
import { ValidatedForm } from "../form/validated-form.tsx";
import { PageHeading } from "../layout/page-heading.tsx";
import { TextLink } from "../layout/text-link.tsx";
import { SettingsSection } from "../settings/settings-section.tsx";
import { useInvoiceWords } from "../tax-documents/use-invoice-words.ts";
import { UnsavedGuard } from "../unsaved/unsaved-guard.tsx";
import { useDraft } from "../unsaved/use-draft.ts";
import { CertificateState } from "./certificate-state.tsx";
import { DocumentNumbers } from "./document-numbers.tsx";
import { InvoiceChecks, useCheckNames } from "./invoice-checks.tsx";
import { InvoiceSettingName } from "./invoice-setting-name.tsx";
import { INVOICE_SETTINGS_COMPARISON } from "./invoice-settings-comparison.tsx";
import type { InvoiceSettingsSubmission } from "./write-invoice-settings.ts";

type TextName = {
  [Name in keyof InvoiceSettings]: InvoiceSettings[Name] extends string ? Name : never;
}[keyof InvoiceSettings];

type FormProps = OpenedInvoiceSettings & { now: number };

function isOffered(environment: InvoiceEnvironment, saved: InvoiceEnvironment, isReady: boolean) {
  // The server sets the sandbox.
  if (environment === "sandbox") return saved === "sandbox";
  if (environment === "off") return true;
  return isReady || environment === saved;
}

const trimmed = (draft: InvoiceSettings) => InvoiceSettingsSchema.safeParse(draft).data ?? draft;

function Form({ settings: saved, version, certificate, now }: FormProps) {
  const { t } = useLingui();
  const { environments } = useInvoiceWords();
  const checkNames = useCheckNames();
  // The database cleans texts, so the form continues with what it stored.
  const form = useDraft<InvoiceSettings, InvoiceSettingsSubmission>(saved, version);
  const { draft, change, isBusy, error } = form;
  const checks = invoiceChecks(draft, certificate, now);
  const isReady = Object.values(checks).every(Boolean);
  const problem = error?.code === "INVALID_INVOICE_SETTINGS" ? error.hint : null;
  const text = (name: TextName, hint?: ReactNode, more: object = {}) => (
    <TextField
      label={<InvoiceSettingName of={name} />}
      hint={hint}
      name={name}
      value={draft[name]}
      onChange={(value) => change({ [name]: value })}
      error={problem === name && <Trans>Please check this field.</Trans>}
      autoComplete="off"
      {...more}
    />
  );
  return (
    <ValidatedForm
      className="max-w-4xl border border-hairline bg-surface"
      onSubmit={() => form.submit({ intent: "save", settings: draft, version }, trimmed(draft))}
    >
      <SettingsSection title={<Trans>Issuer</Trans>}>
        {text("ruc", undefined, { inputMode: "numeric", maxLength: 13 })}
        {text("legal_name", t`As in the RUC`)}
        {text("trade_name")}
        {text("head_office_address")}
        {text("establishment_address")}
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
        {text("establishment", undefined, { maxLength: 3, inputMode: "numeric" })}
        {text("emission_point", undefined, {
          maxLength: 3,
          inputMode: "numeric",
        })}
      </SettingsSection>
      <SettingsSection title={<Trans>Taxpayer</Trans>} hint={<Trans>Ask your accountant.</Trans>}>
        <CheckboxField
          label={<InvoiceSettingName of="keeps_accounts" />}
          checked={draft.keeps_accounts}
          onChange={(keeps_accounts) => change({ keeps_accounts })}
        />
        <CheckboxField
          label={<InvoiceSettingName of="is_rimpe" />}
          checked={draft.is_rimpe}
          onChange={(is_rimpe) => change({ is_rimpe })}
        />
        {text("special_taxpayer")}
        {text("withholding_agent")}
        {text("provider_ruc")}
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
        <SelectField
          label={<InvoiceSettingName of="environment" />}
          value={draft.environment}
          onChange={(value) => {
            const environment = INVOICE_ENVIRONMENTS.find((known) => known === value);
            if (environment) change({ environment });
          }}
          className="sm:col-span-2"
        >
          {INVOICE_ENVIRONMENTS.map((environment) => (
            <option
              key={environment}
              value={environment}
              disabled={!isOffered(environment, saved.environment, isReady)}
            >
              {environments[environment]}
            </option>
          ))}
        </SelectField>
      </SettingsSection>
      <div className="border-hairline border-t px-5 py-4 sm:px-10">
        <ConflictAlert form={form} comparison={INVOICE_SETTINGS_COMPARISON} className="mb-4" />
        <ErrorMessage error={error} className="mb-4" />
        {error?.code === "INVOICE_CHECK_FAILED" && (
          <p className="mb-4 text-oxblood text-sm">
            {checkNames[error.hint as keyof typeof checkNames]}
          </p>
        )}
        {sendsToSri(draft.environment) && !isReady && (
          <p className="mb-4 text-oxblood text-sm">
            <Trans>Invoices can be sent to the SRI once every check has passed.</Trans>
          </p>
        )}
        <p role="status" className="text-right text-sage text-sm [&:not(:empty)]:mb-3">
          {form.isSaved && <Trans>Saved.</Trans>}
        </p>
        <div className="flex justify-end">
          <Button
            type="submit"
            size="sm"
            disabled={sendsToSri(draft.environment) && !isReady}
            isInactive={isBusy}
          >
            {isBusy ? <Trans>Saving...</Trans> : <Trans>Save Changes</Trans>}
          </Button>
        </div>
      </div>
    </ValidatedForm>
  );
}

/** The invoice settings, with the checks that have to pass before anything is sent to the SRI. */
export function InvoiceSettingsPage(props: FormProps & { series: DocumentSeries[] }) {
  return (
    <UnsavedGuard>
      <TextLink to="/admin/invoices" className="mb-4 text-sm">
        <Trans>All invoices</Trans>
      </TextLink>
      <PageHeading title={<Trans>Invoice settings</Trans>} />
      <Form {...props} />
      {props.series.length > 0 && (
        <DocumentNumbers settings={props.settings} series={props.series} />
      )}
    </UnsavedGuard>
  );
}
