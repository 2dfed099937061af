import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { use } from "react";
import { percentOf } from "#app/domain/money/pricing.ts";
import { settings } from "#app/settings.ts";
import { ShopPricing } from "#app/ui/shop-pricing.ts";
import { useDeliveryZones } from "../delivery/use-delivery-zones.ts";
import { SellerLines } from "../seller/seller-lines.tsx";
import { SupportLink } from "../seller/support-link.tsx";
import { useShopNotes } from "../seller/use-shop-notes.ts";
import { PageSection, PageText } from "./page-text.tsx";

export const summary = msg`Prices and IVA, how an order is made, and how you pay.`;

export default function TermsPage() {
  const { taxBasisPoints, pricesIncludeTax } = use(ShopPricing);
  const rate = percentOf(taxBasisPoints);
  const seller = useShopNotes()?.seller;
  const zones = useDeliveryZones();
  const isFree = zones.length > 0 && zones.every(({ price }) => price === 0);
  return (
    <PageText title={<Trans>Terms of Sale</Trans>}>
      {seller && seller.lines.length > 0 && (
        <PageSection title={<Trans>Who sells</Trans>}>
          <SellerLines seller={seller} className="text-ink" />
        </PageSection>
      )}
      <PageSection title={<Trans>Orders and prices</Trans>}>
        <p>
          {pricesIncludeTax ? (
            <Trans>
              Prices are in US dollars and include IVA of {rate}%. The total is shown before you
              pay.
            </Trans>
          ) : (
            <Trans>
              Prices are in US dollars. IVA of {rate}% is added at checkout. Under each price you
              find the final one, and the total is shown before you pay.
            </Trans>
          )}{" "}
          {isFree ? (
            <Trans>Shipping is free.</Trans>
          ) : (
            <Trans>The cost of delivery is part of that total.</Trans>
          )}
        </p>
        <p>
          <Trans>
            When you go to payment we hold your items for {settings.holdMinutes} minutes. An order
            paid by card is made once the payment is confirmed; you then receive an order number.
          </Trans>
        </p>
      </PageSection>
      <PageSection title={<Trans>Payment</Trans>}>
        <p>
          <Trans>
            Cards are paid through PayPhone, encrypted and processed in Ecuador. If such a payment
            does not go through, no order is made and nothing is charged for it.
          </Trans>
        </p>
        <p>
          <Trans>
            Where checkout offers another way to pay, the order is made when you choose it, and we
            tell you until when its items are reserved. If by then we have not confirmed your
            payment, or have not accepted an order that you pay on delivery, the order is cancelled.
          </Trans>
        </p>
      </PageSection>
      <PageSection title={<Trans>Questions</Trans>}>
        <p>
          <Trans>
            These terms do not limit the rights that Ecuador's consumer law gives you. If anything
            is unclear, write to us:
          </Trans>{" "}
          <SupportLink className="text-ink" />
        </p>
      </PageSection>
    </PageText>
  );
}
