import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { settings } from "#app/settings.ts";
import { SupportLink } from "../seller/support-link.tsx";
import { PageSection, PageText } from "./page-text.tsx";

export const summary = msg`What works with keyboard and screen reader, what falls short, and whom to tell.`;

const LIST = "list-disc space-y-2 pl-5";

export default function AccessibilityPage() {
  return (
    <PageText title={<Trans>Accessibility</Trans>}>
      <PageSection title={<Trans>What we aim for</Trans>}>
        <p>
          <Trans>
            {settings.brand} is for everyone. We build to the Web Content Accessibility Guidelines
            (WCAG) 2.2, level AA, and check it with every change to the shop.
          </Trans>
        </p>
      </PageSection>
      <PageSection title={<Trans>What works</Trans>}>
        <ul className={LIST}>
          <li>
            <Trans>
              Everything can be done with the keyboard alone, and you always see where you are:
              nothing fixed on the page covers it.
            </Trans>
          </li>
          <li>
            <Trans>
              Screen readers are told what changes: the bag, the number of products, the state of a
              payment. Our own pictures are described.
            </Trans>
          </li>
          <li>
            <Trans>
              Pages can be enlarged to 400% and their text spaced out; they follow your device's
              settings for reduced motion and for high contrast.
            </Trans>
          </li>
          <li>
            <Trans>Pages and prices can be read without JavaScript. Buying needs it.</Trans>
          </li>
        </ul>
      </PageSection>
      <PageSection title={<Trans>What falls short</Trans>}>
        <ul className={LIST}>
          <li>
            <Trans>
              If you pay by card, its details are entered in a form by PayPhone. We cannot change it
              and cannot vouch for it.
            </Trans>
          </li>
          <li>
            <Trans>
              Photographs that are added later carry the name of their product only, not a
              description of what they show.
            </Trans>
          </li>
          <li>
            <Trans>
              Where a product is described in one language only, the other shows that text as it is,
              and a screen reader reads it out as if it were in the language of the page.
            </Trans>
          </li>
          <li>
            <Trans>
              We test with automatic tools and by keyboard. No independent body has examined the
              shop, and people who use a screen reader every day have not tested it yet.
            </Trans>
          </li>
        </ul>
      </PageSection>
      <PageSection title={<Trans>Tell us</Trans>}>
        <p>
          <Trans>
            If something stands in your way, write to us: we answer on business days, help you with
            your order, and fix what is broken.
          </Trans>{" "}
          <SupportLink className="text-ink" />
        </p>
      </PageSection>
    </PageText>
  );
}
