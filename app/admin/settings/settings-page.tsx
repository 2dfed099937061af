import { Trans } from "@lingui/react/macro";
import type { AdminDeliveryZones } from "#app/data/admin/delivery-zones.ts";
import type { PricingSettings } from "#app/data/admin/pricing.ts";
import type { AdminShopInformation } from "#app/data/admin/shop-information.ts";
import type { ChannelReport } from "#app/domain/channels/channel-report.ts";
import type { MethodSettings } from "#app/domain/checkout/payment-method-draft.ts";
import { taxRateOn } from "#app/domain/money/tax-rate.ts";
import { settings } from "#app/settings.ts";
import { LoadError } from "../failure/load-error.tsx";
import type { ReadResult } from "../failure/read-or-error.ts";
import { PageHeading } from "../layout/page-heading.tsx";
import { UnsavedGuard } from "../unsaved/unsaved-guard.tsx";
import { ChannelsSection } from "./channels/channels-section.tsx";
import { DeliveryZonesSection } from "./delivery/delivery-zones-section.tsx";
import { useDeliveryZonesForm } from "./delivery/use-delivery-zones-form.ts";
import { PaymentMethodsSection } from "./payment-methods/payment-methods-section.tsx";
import { PricingSection } from "./pricing/pricing-section.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsIndex } from "./settings-index.tsx";

type Settings = {
  information: AdminShopInformation;
  pricing: PricingSettings;
  zones: AdminDeliveryZones;
  methods: MethodSettings[];
  today: string;
};

type SettingsPageProps = ReadResult<Settings> & { channels: Promise<ReadResult<ChannelReport>> };

type LoadedSettingsProps = Settings & Pick<SettingsPageProps, "channels">;

function LoadedSettings({
  information,
  pricing,
  zones,
  methods,
  today,
  channels,
}: LoadedSettingsProps) {
  const zonesForm = useDeliveryZonesForm(zones);
  const { pricesIncludeTax, rates } = pricing;
  const taxBasisPoints = taxRateOn(rates, today)?.basisPoints ?? 0;
  return (
    <div className="xl:flex xl:justify-between xl:gap-x-10">
      <SettingsIndex />
      <div className="grow">
        <PricingSection pricing={pricing} today={today} />
        <DeliveryZonesSection form={zonesForm} pricing={{ pricesIncludeTax, taxBasisPoints }} />
        <PaymentMethodsSection methods={methods} />
        <ChannelsSection report={channels} />
        <p className="mb-6 max-w-2xl text-muted text-sm">
          <Trans>
            None of the following is required: shoppers do not see what is empty. A text in one
            language is shown in both until you write the other.
          </Trans>
        </p>
        <SettingsForm information={information} />
      </div>
    </div>
  );
}

const { staffEmail } = settings;

/** The tab Settings: prices, tax, cost of delivery, ways to pay, channels, and information about the seller, delivery, returns and payment. */
export function SettingsPage({ value, error, channels }: SettingsPageProps) {
  return (
    <UnsavedGuard>
      <PageHeading title={<Trans>Settings</Trans>} />
      <p className="mb-6 max-w-2xl text-muted text-sm">
        <Trans>
          Notices to you go to {staffEmail}, in the language in which you last opened the admin. The
          person who maintains the shop can change the address. To change your password, sign out
          and choose “Forgot credentials?”.
        </Trans>
      </p>
      {value ? (
        <LoadedSettings {...value} channels={channels} />
      ) : (
        <LoadError error={error}>
          <Trans>The settings could not be loaded.</Trans>
        </LoadError>
      )}
    </UnsavedGuard>
  );
}
