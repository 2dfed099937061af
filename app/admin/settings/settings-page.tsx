import { Trans } from "@lingui/react/macro";
import type { PricingSettings } from "#app/data/admin/admin-pricing.ts";
import type { AdminShopInformation } from "#app/data/admin/admin-shop-information.ts";
import type { MethodSettings } from "#app/domain/payment-method-draft.ts";
import type { ShopError } from "#app/domain/shop-error.ts";
import { LoadError } from "../layout/load-error.tsx";
import { PageHeading } from "../layout/page-heading.tsx";
import { PaymentMethodsSection } from "./payment-methods/payment-methods-section.tsx";
import { PricingSection } from "./pricing/pricing-section.tsx";
import { SettingsForm } from "./settings-form.tsx";

type Settings = {
  information: AdminShopInformation;
  pricing: PricingSettings;
  methods: MethodSettings[];
  today: string;
};

type SettingsPageProps = { value: Settings; error: null } | { value: null; error: ShopError };

/** The tab Settings: prices and tax, and what shoppers are told about the seller, delivery, returns and payment. */
export function SettingsPage({ value, error }: SettingsPageProps) {
  return (
    <>
      <PageHeading title={<Trans>Settings</Trans>} />
      {value ? (
        <>
          <PricingSection pricing={value.pricing} today={value.today} />
          <PaymentMethodsSection methods={value.methods} />
          <p className="mb-6 max-w-2xl text-muted text-sm">
            <Trans>
              Nothing of the following is required: shoppers do not see what is empty. A text in one
              language is shown in both until you write the other.
            </Trans>
          </p>
          <SettingsForm opened={value.information} />
        </>
      ) : (
        <LoadError error={error}>
          <Trans>The settings could not be loaded.</Trans>
        </LoadError>
      )}
    </>
  );
}
