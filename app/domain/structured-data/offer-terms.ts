const COUNTRY = "EC";

const WORKING_DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map(
  (day) => `https://schema.org/${day}`,
);

function days(minValue: number, maxValue: number): object {
  return { "@type": "QuantitativeValue", minValue, maxValue, unitCode: "DAY" };
}

/** Shipping as on the page Shipping & Returns: free, in Ecuador, 1-2 days handling and 3-5 business days transit. */
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

/** Return the return policy. The page names no number of days, so the policy links to the page, which Google accepts. */
export function returnPolicy(pageUrl: string): object {
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: COUNTRY,
    merchantReturnLink: pageUrl,
    returnMethod: "https://schema.org/ReturnByMail",
  };
}
