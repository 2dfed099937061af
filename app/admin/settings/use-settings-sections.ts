import { useLingui } from "@lingui/react/macro";

/** Return the titles of the sections of the tab Settings in their order, by the ids that its links name. */
export function useSettingsSections() {
  const { t } = useLingui();
  return {
    prices: t`Prices and tax`,
    zones: t`Cost of delivery`,
    methods: t`Other ways to pay`,
    channels: t`Channels`,
    seller: t`Seller`,
    returns: t`Returns`,
    delivery: t`Delivery times`,
    pickup: t`Pick-up`,
    marks: t`Card logos`,
    tracking: t`Tracking pages`,
  };
}
