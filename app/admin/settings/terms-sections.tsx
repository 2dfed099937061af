import { Trans } from "@lingui/react/macro";
import { BilingualField } from "./bilingual-field.tsx";
import { SettingField } from "./setting-field.tsx";
import { SettingsSection } from "./settings-section.tsx";
import type { SettingsForm } from "./use-settings-form.ts";
import { useSettingsSections } from "./use-settings-sections.ts";

type SectionProps = { form: SettingsForm };

/** How long an order takes, in days and in words. */
export function DeliverySection({ form }: SectionProps) {
  const sections = useSettingsSections();
  return (
    <SettingsSection
      id="delivery"
      title={sections.delivery}
      hint={
        <Trans>
          From these days the receipt and the confirmation email calculate the dates of each order.
          Saturdays and Sundays are not counted; holidays are.
        </Trans>
      }
    >
      <SettingField
        inputMode="numeric"
        form={form}
        name="preparationDays"
        label={<Trans>Business days to prepare an order</Trans>}
        className="sm:col-span-2 sm:pr-[calc(50%+1rem)]"
      />
      <SettingField
        inputMode="numeric"
        form={form}
        name="deliveryDaysMin"
        label={<Trans>Business days on the way, at least</Trans>}
      />
      <SettingField
        inputMode="numeric"
        form={form}
        name="deliveryDaysMax"
        label={<Trans>Business days on the way, at most</Trans>}
      />
      <SettingField
        form={form}
        name="deliveryCountries"
        label={<Trans>Countries you deliver to</Trans>}
        hint={<Trans>Separated by commas. Left empty, you deliver everywhere.</Trans>}
        className="sm:col-span-2"
      />
      <BilingualField
        form={form}
        name="deliveryTerms"
        labels={{
          es: <Trans>About delivery, in Spanish</Trans>,
          en: <Trans>About delivery, in English</Trans>,
        }}
      />
    </SettingsSection>
  );
}

/** Where shoppers can pick up what they ordered. */
export function PickupSection({ form }: SectionProps) {
  const sections = useSettingsSections();
  return (
    <SettingsSection
      id="pickup"
      title={sections.pickup}
      hint={
        <Trans>With an address here, checkout offers to pick the order up, free of charge.</Trans>
      }
    >
      <SettingField
        form={form}
        name="pickupAddress"
        label={<Trans>Where orders can be picked up</Trans>}
        maxLength={300}
        className="sm:col-span-2"
      />
      <BilingualField
        form={form}
        name="pickupNote"
        maxLength={300}
        labels={{
          es: <Trans>About pick-up, in Spanish</Trans>,
          en: <Trans>About pick-up, in English</Trans>,
        }}
      />
    </SettingsSection>
  );
}

/** Within how many days an item may be returned, and how. */
export function ReturnsSection({ form }: SectionProps) {
  const sections = useSettingsSections();
  return (
    <SettingsSection
      id="returns"
      title={sections.returns}
      hint={<Trans>Shown on product pages, at checkout and in emails.</Trans>}
    >
      <SettingField
        inputMode="numeric"
        form={form}
        name="returnDays"
        label={<Trans>Business days to return an item</Trans>}
        hint={<Trans>From the day it is received: at least 3, by law.</Trans>}
        className="sm:col-span-2 sm:pr-[calc(50%+1rem)]"
      />
      <BilingualField
        form={form}
        name="returnTerms"
        labels={{
          es: <Trans>About returns, in Spanish</Trans>,
          en: <Trans>About returns, in English</Trans>,
        }}
      />
    </SettingsSection>
  );
}
