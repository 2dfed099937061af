import { USUAL_DAYS, USUAL_PREPARATION } from "../delivery/delivery-words.ts";
import type { DeliveryZone } from "../delivery/delivery-zone.ts";
import { amountFromCents, type Cents } from "../money/money.ts";
import type { Pricing } from "../money/pricing.ts";
import { finalPrice } from "../money/tax.ts";
import { type Estimate, transitDaysOf } from "../shop-information/delivery-dates.ts";

const WORKING_DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map(
  (day) => `https://schema.org/${day}`,
);

function days(minValue: number, maxValue: number): object {
  return { "@type": "QuantitativeValue", minValue, maxValue, unitCode: "DAY" };
}

/**
 * Return the shipping of a product in the whole country: the highest cost of all zones with IVA, and the shortest to the longest days of
 * handling and transit; null without zones. Google takes regions for the US, Australia and Japan only. The days are the owner's, or those
 * of the page Shipping & Returns. `price` is the product's, as it is entered. Runs on the server: no page's script has it.
 */
export function shippingDetails(
  zones: readonly DeliveryZone[],
  price: Cents,
  pricing: Pricing,
  estimate: Estimate,
): object | null {
  if (zones.length === 0) return null;
  const isFree = (zone: DeliveryZone) => zone.freeFrom !== null && price >= zone.freeFrom;
  const costs = zones.map((zone) => (isFree(zone) ? 0 : finalPrice(zone.price, pricing)));
  const transits = zones.map((zone) => transitDaysOf(zone, estimate));
  const { preparationDays } = estimate;
  return {
    "@type": "OfferShippingDetails",
    shippingRate: {
      "@type": "MonetaryAmount",
      value: amountFromCents(Math.max(...costs)),
      currency: "USD",
    },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: "EC" },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      businessDays: { "@type": "OpeningHoursSpecification", dayOfWeek: WORKING_DAYS },
      handlingTime:
        preparationDays === null
          ? days(USUAL_PREPARATION.daysMin, USUAL_PREPARATION.daysMax)
          : days(0, preparationDays),
      transitTime: days(
        Math.min(...transits.map(({ daysMin }) => daysMin ?? USUAL_DAYS.daysMin)),
        Math.max(...transits.map(({ daysMax }) => daysMax ?? USUAL_DAYS.daysMax)),
      ),
    },
  };
}
