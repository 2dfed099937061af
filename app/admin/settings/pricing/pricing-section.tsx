import { Trans } from "@lingui/react/macro";
import type { PricingSettings } from "#app/data/admin/pricing.ts";
import { LinkedSection } from "../linked-section.tsx";
import { PriceMode } from "./price-mode.tsx";
import { TaxRateForm } from "./tax-rate-form.tsx";
import { TaxRateList } from "./tax-rate-list.tsx";

type PricingSectionProps = {
  pricing: PricingSettings;
  /** The day in Ecuador. */
  today: string;
};

/** Prices and tax: how prices are entered, and the rates of IVA. Each change is written at once. */
export function PricingSection({ pricing, today }: PricingSectionProps) {
  return (
    <div className="mb-8 max-w-4xl border border-hairline bg-surface">
      <LinkedSection
        id="prices"
        hint={
          <Trans>
            Shoppers always see what they pay. Orders keep the rate and the prices of their day.
          </Trans>
        }
      >
        <PriceMode pricing={pricing} today={today} />
        <TaxRateList rates={pricing.rates} today={today} />
        <TaxRateForm pricing={pricing} today={today} />
      </LinkedSection>
    </div>
  );
}
