import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { use } from "react";
import {
  businessDaysText,
  USUAL_DAYS,
  USUAL_PREPARATION,
} from "#app/domain/delivery/delivery-words.ts";
import { isFreeEverywhere } from "#app/domain/delivery/delivery-zone.ts";
import { percentOf } from "#app/domain/money/pricing.ts";
import { settings } from "#app/settings.ts";
import { ShopPricing } from "#app/ui/shop-pricing.ts";
import { useDeliveryZones } from "../delivery/use-delivery-zones.ts";
import { PurchaseTerm } from "../seller/purchase-term.tsx";
import { SupportLink } from "../seller/support-link.tsx";
import { useShopNotes } from "../seller/use-shop-notes.ts";
import { PageSection, PageText } from "./page-text.tsx";
import { ZoneCost } from "./zone-cost.tsx";

export const summary = msg`What delivery in Ecuador costs, how long it takes, and how an item comes back.`;

/** The zones with their costs and days; the specification's sentence where delivery is free everywhere. */
function DeliveryCosts() {
  const { i18n } = useLingui();
  const zones = useDeliveryZones();
  const days = useShopNotes()?.estimate.preparationDays ?? null;
  const preparation = businessDaysText(
    i18n,
    days === null ? USUAL_PREPARATION : { daysMin: days, daysMax: days },
  );
  if (isFreeEverywhere(zones)) {
    const transit = businessDaysText(i18n, USUAL_DAYS);
    return (
      <p>
        <Trans>
          Shipping is free everywhere in {settings.country}. Orders are processed within{" "}
          {preparation} and delivered within {transit}.
        </Trans>
      </p>
    );
  }
  return (
    <>
      <p>
        <Trans>Orders are processed within {preparation}.</Trans>
      </p>
      <ul className="grid list-disc gap-2 pl-5">
        {zones.map((zone) => (
          <ZoneCost key={zone.name} zone={zone} />
        ))}
      </ul>
    </>
  );
}

export default function ShippingPage() {
  const { taxBasisPoints, pricesIncludeTax } = use(ShopPricing);
  const rate = percentOf(taxBasisPoints);
  const notes = useShopNotes();
  const pickup = notes?.pickup;
  return (
    <PageText title={<Trans>Shipping & Returns</Trans>}>
      <PageSection title={<Trans>Delivery</Trans>}>
        <DeliveryCosts />
        {pickup && (
          <p>
            <Trans>You can also pick up your order: {pickup.address}.</Trans>
          </p>
        )}
        <p>
          <Trans>
            You receive an email when your order is confirmed, and the tracking information when it
            is on its way.
          </Trans>
        </p>
        <PurchaseTerm text={notes?.delivery} />
      </PageSection>
      <PageSection title={<Trans>Taxes</Trans>}>
        <p>
          {pricesIncludeTax ? (
            <Trans>Prices are in US dollars and include IVA of {rate}%.</Trans>
          ) : (
            <Trans>
              Prices are in US dollars. IVA of {rate}% is added at checkout. Under each price you
              find the final one, and the total is shown before you pay.
            </Trans>
          )}
        </p>
      </PageSection>
      <PageSection title={<Trans>Returns</Trans>}>
        {notes?.returns.map((text) => (
          <PurchaseTerm key={text} text={text} />
        ))}
        <p>
          <Trans>
            If an item is not what you hoped for, write to us before sending it back, with your
            order number. We answer with the address and the next steps. Return items unworn, with
            tags attached.
          </Trans>
        </p>
        <p>
          <Trans>
            If something arrives damaged or is not what you ordered, send us a photo and we will put
            it right at our expense.
          </Trans>
        </p>
        <p>
          <SupportLink className="text-ink" />
        </p>
      </PageSection>
    </PageText>
  );
}
