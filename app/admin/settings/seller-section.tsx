import { Trans } from "@lingui/react/macro";
import { settings } from "#app/settings.ts";
import { LinkedSection } from "./linked-section.tsx";
import { SettingField } from "./setting-field.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

const { supportWhatsapp: fallback } = settings;

export function SellerSection({ form }: { form: SettingsForm }) {
  return (
    <LinkedSection
      id="seller"
      hint={<Trans>Shown in the footer, at checkout, on Contact and in emails.</Trans>}
    >
      <SettingField form={form} name="legalName" maxLength={200} />
      <SettingField
        form={form}
        name="ruc"
        inputMode="numeric"
        maxLength={20}
        hint={<Trans>13 digits that end in 001.</Trans>}
      />
      <SettingField form={form} name="postalAddress" maxLength={300} />
      <SettingField
        form={form}
        name="whatsapp"
        type="tel"
        inputMode="tel"
        maxLength={40}
        hint={
          fallback ? (
            <Trans>Left empty, {fallback} is shown.</Trans>
          ) : (
            <Trans>For example 099 123 4567. Shoppers can then ask about a product.</Trans>
          )
        }
      />
    </LinkedSection>
  );
}
