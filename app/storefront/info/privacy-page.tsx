import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { Retention } from "#app/domain/shop/retention.ts";
import { SupportLink } from "../seller/support-link.tsx";
import { PageSection, PageText } from "./page-text.tsx";

export const summary = msg`What we keep about you and why, and your rights under Ecuador's law.`;

function Days({ count }: { count: number }) {
  return count === 1 ? <Trans>1 day</Trans> : <Trans>{count} days</Trans>;
}

/** The privacy policy with the retention worker's periods. */
export default function PrivacyPage({ retention }: { retention: Retention }) {
  const { checkoutDays, mailDays } = retention;
  return (
    <PageText title={<Trans>Privacy Policy</Trans>}>
      <PageSection title={<Trans>What we keep</Trans>}>
        <p>
          <Trans>
            When you order: your name, email, telephone and delivery address, what you bought and
            the number of the payment; for your invoice, your cédula, RUC or passport; and the
            receipts of a bank transfer that you send us. When you subscribe to our letters, or ask
            to be told that a product is back: your email and the day you agreed. When you review
            what you bought: what you write, the name, size and height you choose to give, which
            others read.
          </Trans>
        </p>
        <p>
          <Trans>
            Your bag, your wishlist, your measurements and the list of products you viewed are kept
            in your own browser, not by us. We set no advertising cookies.
          </Trans>
        </p>
      </PageSection>
      <PageSection title={<Trans>What we do with it</Trans>}>
        <p>
          <Trans>
            We use it to deliver your order, to answer you, to ask you once how you like it, and to
            meet tax law. Card payments are handled by PayPhone; your card number never reaches us.
            We sell your data to no one.
          </Trans>
        </p>
      </PageSection>
      <PageSection title={<Trans>How long we keep it</Trans>}>
        <p>
          <Trans>
            Tax law requires us to keep orders for seven years. If you leave before paying, we erase
            your name, email, telephone and address after <Days count={checkoutDays} />. The emails
            we have sent you and the receipts you have sent us are deleted after{" "}
            <Days count={mailDays} />. Your subscription to our letters lasts until you unsubscribe,
            or 30 days if you do not confirm it. If you ask to be told when a product is back, we
            keep your request for a year at most; once we have written to you, as long as that
            email. A review stays until you ask us to remove it. Backups are replaced in turn and
            may hold data a little longer.
          </Trans>
        </p>
      </PageSection>
      <PageSection title={<Trans>Your rights</Trans>}>
        <p>
          <Trans>
            Under Ecuador's law on the protection of personal data you may see, correct or delete
            what we keep, and unsubscribe from our letters at any time. Write to us:
          </Trans>{" "}
          <SupportLink className="text-ink" />
        </p>
      </PageSection>
    </PageText>
  );
}
