import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { SellerLines } from "../seller/seller-lines.tsx";
import { SupportLink } from "../seller/support-link.tsx";
import { useShopNotes } from "../seller/use-shop-notes.ts";
import { PageSection, PageText } from "./page-text.tsx";

export const summary = msg`How to reach us about an order, a size or a product you are looking for.`;

export default function ContactPage() {
  const seller = useShopNotes()?.seller;
  return (
    <PageText title={<Trans>Contact</Trans>}>
      <PageSection title={<Trans>Write to us</Trans>}>
        <p>
          <Trans>
            About an order, a size or a product you are looking for: we read every message and
            answer on business days.
          </Trans>
        </p>
        <p className="text-lg">
          <SupportLink className="text-ink" />
        </p>
        <SellerLines seller={seller} className="text-ink" />
      </PageSection>
      <PageSection title={<Trans>About an order</Trans>}>
        <p>
          <Trans>
            Please give us the order number of your confirmation; it has eight letters and digits.
          </Trans>
        </p>
      </PageSection>
    </PageText>
  );
}
