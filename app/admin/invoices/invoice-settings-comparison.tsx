import { Trans } from "@lingui/react/macro";
import type { InvoiceEnvironment, InvoiceSettings } from "#app/domain/invoice/invoice-settings.ts";
import type { Comparison } from "../form/conflict-alert.tsx";
import { useInvoiceWords } from "../tax-documents/use-invoice-words.ts";
import { InvoiceSettingName } from "./invoice-setting-name.tsx";

function EnvironmentName({ of }: { of: InvoiceEnvironment }) {
  return useInvoiceWords().environments[of];
}

function show(name: keyof InvoiceSettings, settings: InvoiceSettings) {
  if (name === "environment") return <EnvironmentName of={settings.environment} />;
  const value = settings[name];
  if (typeof value === "boolean") return value ? <Trans>Yes</Trans> : <Trans>No</Trans>;
  return value || "–";
}

/** Shows the invoice settings that two editors changed. */
export const INVOICE_SETTINGS_COMPARISON: Comparison<InvoiceSettings> = {
  nameOf: (name) => <InvoiceSettingName of={name} />,
  show,
};
