import { useLingui } from "@lingui/react/macro";
import type { ShippingFieldName } from "#app/domain/checkout/shipping-draft.ts";

/** Return the labels of the shipping form's fields, which name those that may stay blank. */
export function useShippingLabels(requiresProvince: boolean): Record<ShippingFieldName, string> {
  const { t } = useLingui();
  return {
    firstName: t`First Name`,
    lastName: t`Last Name`,
    email: t`Email`,
    phone: t`Phone`,
    address: t`Address`,
    landmark: t`Landmark (optional)`,
    city: t`City`,
    province: requiresProvince ? t`Province` : t`Province (optional)`,
    postalCode: t`Postal Code (optional)`,
    country: t`Country`,
  };
}
