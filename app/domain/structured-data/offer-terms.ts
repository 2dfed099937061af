const COUNTRY = "EC";

const WORKING_DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map(
  (day) => `https://schema.org/${day}`,
);

function days(minValue: number, maxValue: number): object {
  return { "@type": "QuantitativeValue", minValue, maxValue, unitCode: "DAY" };
}

/** How every piece is sent, as the page Shipping & Returns says it: free, in Ecuador, 1-2 and then 3-5 business days. */
export const SHIPPING_DETAILS: object = {
  "@type": "OfferShippingDetails",
  shippingRate: { "@type": "MonetaryAmount", value: "0.00", currency: "USD" },
  shippingDestination: { "@type": "DefinedRegion", addressCountry: COUNTRY },
  deliveryTime: {
    "@type": "ShippingDeliveryTime",
    businessDays: { "@type": "OpeningHoursSpecification", dayOfWeek: WORKING_DAYS },
    handlingTime: days(1, 2),
    transitTime: days(3, 5),
  },
};

/**
 * Takes the full address of the page Shipping & Returns and returns the policy a piece comes back under. The page names no
 * number of days, so the policy names none either and points at it, which Google takes instead of a window.
 */
export function returnPolicy(pageUrl: string): object {
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: COUNTRY,
    merchantReturnLink: pageUrl,
    returnMethod: "https://schema.org/ReturnByMail",
  };
}
