import { Trans } from "@lingui/react/macro";
import { settings } from "#app/settings.ts";
import { SettingField } from "./setting-field.tsx";
import { SettingsSection } from "./settings-section.tsx";
import type { SettingsForm } from "./use-settings-form.ts";
import { useSettingsSections } from "./use-settings-sections.ts";

const { supportWhatsapp: fallback } = settings;

/** Who sells: legal name, RUC, address and WhatsApp. */
export function SellerSection({ form }: { form: SettingsForm }) {
  const sections = useSettingsSections();
  return (
    <SettingsSection
      id="seller"
      title={sections.seller}
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
    </SettingsSection>
  );
}
