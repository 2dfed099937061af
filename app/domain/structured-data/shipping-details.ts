import { USUAL_DAYS } from "../delivery-words.ts";
import type { DeliveryZone } from "../delivery-zone.ts";
import { amountFromCents, type Cents } from "../money.ts";
import type { Pricing } from "../pricing.ts";
import { PROVINCES } from "../province.ts";
import { finalPrice } from "../tax.ts";

const COUNTRY = "EC";

const WORKING_DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map(
  (day) => `https://schema.org/${day}`,
);

function days(minValue: number, maxValue: number): object {
  return { "@type": "QuantitativeValue", minValue, maxValue, unitCode: "DAY" };
}

function destinationOf(zone: DeliveryZone, zones: readonly DeliveryZone[]): object {
  const covered = zones.flatMap(({ provinces }) => provinces);
  const provinces = zone.isEverywhereElse
    ? PROVINCES.filter((province) => !covered.includes(province))
    : zone.provinces;
  const isWhole = provinces.length === PROVINCES.length;
  return {
    "@type": "DefinedRegion",
    addressCountry: COUNTRY,
    ...(!isWhole && { addressRegion: provinces }),
  };
}

/**
 * Return the shipping of a product in every zone, as on the page Shipping & Returns: what it costs with IVA, 1-2 days
 * handling, and 3-5 business days transit where a zone has none of its own; null without zones. `price` is the
 * product's, as it is entered. Runs on the server: no page's script has it.
 */
export function shippingDetails(
  zones: readonly DeliveryZone[],
  price: Cents,
  pricing: Pricing,
): object | null {
  const details = zones.map((zone) => {
    const isFree = zone.freeFrom !== null && price >= zone.freeFrom;
    const cost = isFree ? 0 : finalPrice(zone.price, pricing);
    const { daysMin, daysMax } = zone;
    return {
      "@type": "OfferShippingDetails",
      shippingRate: {
        "@type": "MonetaryAmount",
        value: amountFromCents(cost),
        currency: "USD",
      },
      shippingDestination: destinationOf(zone, zones),
      deliveryTime: {
        "@type": "ShippingDeliveryTime",
        businessDays: { "@type": "OpeningHoursSpecification", dayOfWeek: WORKING_DAYS },
        handlingTime: days(1, 2),
        transitTime: days(daysMin ?? USUAL_DAYS.daysMin, daysMax ?? USUAL_DAYS.daysMax),
      },
    };
  });
  return details.length > 1 ? details : (details[0] ?? null);
}
