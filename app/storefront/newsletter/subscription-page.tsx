import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "react-router";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { focusWhenShown } from "#app/ui/focus-when-shown.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { FormFailure } from "../form-failure.tsx";
import { SubmitButton } from "../submit-button.tsx";

/** What became of a confirmation or a removal; `unknown` where the address is not on the list. */
export type SubscriptionChange = "confirmed" | "left" | "unknown" | "too_many" | "failed";

const FAILURES = {
  unknown: msg`This link no longer works. Please subscribe again on our home page.`,
  too_many: msg`Too many attempts. Please wait a few minutes and try again.`,
  failed: msg`This could not be saved just now. Please try again in a moment.`,
};

/** Confirms an address for the newsletter or removes it; the link alone, which mail scanners follow, changes nothing. */
export function SubscriptionPage({ change }: { change: SubscriptionChange | undefined }) {
  const { t } = useLingui();
  return (
    <div className="page-width py-16">
      <PageHead title={t`Our letters`} isPrivate />
      <div className="mx-auto grid max-w-xl gap-6">
        <h1 className="text-title">
          <Trans>Our letters</Trans>
        </h1>
        {change === "confirmed" || change === "left" ? (
          <>
            {/* It replaces the pressed button. */}
            <p ref={focusWhenShown} role="status" tabIndex={-1} className="outline-none">
              {change === "confirmed" ? (
                <Trans>
                  <span lang="it">Grazie!</span> Your email address is confirmed.
                </Trans>
              ) : (
                <Trans>Your email address was removed. We will not send you our letters.</Trans>
              )}
            </p>
            <ButtonLink to="/shop" variant="secondary" className="justify-self-start">
              <Trans>Continue Shopping</Trans>
            </ButtonLink>
          </>
        ) : (
          <Form method="post" className="grid gap-6">
            <p>
              <Trans>New arrivals and quiet offers, a few times a season.</Trans>
            </p>
            {change && <FormFailure>{t(FAILURES[change])}</FormFailure>}
            <div className="flex flex-wrap gap-4">
              <SubmitButton name="intent" value="confirm">
                <Trans>Confirm my email address</Trans>
              </SubmitButton>
              <SubmitButton name="intent" value="leave" variant="secondary">
                <Trans>Remove my email address</Trans>
              </SubmitButton>
            </div>
          </Form>
        )}
      </div>
    </div>
  );
}
