import { Trans } from "@lingui/react/macro";
import { BilingualField } from "./bilingual-field.tsx";
import { LinkedSection } from "./linked-section.tsx";
import { SettingField } from "./setting-field.tsx";
import type { SettingsForm } from "./use-settings-form.ts";

type SectionProps = { form: SettingsForm };

/** How long an order takes, in days and in words. */
export function DeliverySection({ form }: SectionProps) {
  return (
    <LinkedSection
      id="delivery"
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
        className="sm:col-span-2 sm:pr-[calc(50%+1rem)]"
      />
      <SettingField inputMode="numeric" form={form} name="deliveryDaysMin" />
      <SettingField inputMode="numeric" form={form} name="deliveryDaysMax" />
      <SettingField
        form={form}
        name="deliveryCountries"
        hint={<Trans>Separated by commas. Left empty, you deliver everywhere.</Trans>}
        className="sm:col-span-2"
      />
      <BilingualField form={form} name="deliveryTerms" />
    </LinkedSection>
  );
}

/** Where shoppers can pick up what they ordered. */
export function PickupSection({ form }: SectionProps) {
  return (
    <LinkedSection
      id="pickup"
      hint={
        <Trans>With an address here, checkout offers to pick the order up, free of charge.</Trans>
      }
    >
      <SettingField form={form} name="pickupAddress" maxLength={300} className="sm:col-span-2" />
      <BilingualField form={form} name="pickupNote" maxLength={300} />
    </LinkedSection>
  );
}

/** Within how many days an item may be returned, and how. */
export function ReturnsSection({ form }: SectionProps) {
  return (
    <LinkedSection
      id="returns"
      hint={<Trans>Shown on product pages, at checkout and in emails.</Trans>}
    >
      <SettingField
        inputMode="numeric"
        form={form}
        name="returnDays"
        hint={<Trans>From the day it is received: at least 3, by law.</Trans>}
        className="sm:col-span-2 sm:pr-[calc(50%+1rem)]"
      />
      <BilingualField form={form} name="returnTerms" />
    </LinkedSection>
  );
}
