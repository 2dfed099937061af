import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { settings } from "#app/settings.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { PageSection, PageText } from "./page-text.tsx";

export const summary = msg`Who we are: Italian-inspired fashion for women, chosen slowly, sent across Ecuador.`;

export default function AboutPage() {
  return (
    <PageText title={<Trans>Our Story</Trans>}>
      <PageSection title={<Trans>An Italian hand, in {settings.country}</Trans>}>
        <p>
          <Trans>
            {settings.brand} is an online boutique of Italian-inspired clothing and accessories for
            women. We look for cloth first: silk with weight, washed linen, leather that grows more
            beautiful with use.
          </Trans>
        </p>
        <p>
          <Trans>
            Three collections carry the shop: the ease of the Riviera, the precision of Milan, the
            warmth of the Tuscan hills.
          </Trans>
        </p>
      </PageSection>
      <PageSection title={<Trans>About our pictures</Trans>}>
        <p>
          <Trans>
            The plates you see are drawn, as fashion houses drew theirs before the photograph. They
            show the cut and the colors a product is sold in.
          </Trans>
        </p>
        <p className="pt-4">
          <ButtonLink to="/shop">
            <Trans>Browse the shop</Trans>
          </ButtonLink>
        </p>
      </PageSection>
    </PageText>
  );
}
