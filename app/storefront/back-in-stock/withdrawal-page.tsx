import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "react-router";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { focusWhenShown } from "#app/ui/focus-when-shown.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { FormFailure } from "../form-failure.tsx";
import { SubmitButton } from "../submit-button.tsx";

export type Withdrawal = "withdrawn" | "too_many" | "failed";

/** Removes an address from everything it waits for; a link alone changes nothing. */
export function WithdrawalPage({ result }: { result: Withdrawal | undefined }) {
  const { t } = useLingui();
  return (
    <div className="page-width py-16">
      <PageHead title={t`Back-in-stock emails`} isPrivate />
      <div className="mx-auto grid max-w-xl gap-6">
        <h1 className="text-title">
          <Trans>Back-in-stock emails</Trans>
        </h1>
        {result === "withdrawn" ? (
          <>
            {/* It replaces the pressed button. */}
            <p ref={focusWhenShown} role="status" tabIndex={-1} className="outline-none">
              <Trans>
                Your email address was removed. We will not email you about stock again.
              </Trans>
            </p>
            <ButtonLink to="/shop" variant="secondary" className="justify-self-start">
              <Trans>Continue Shopping</Trans>
            </ButtonLink>
          </>
        ) : (
          <Form method="post" className="grid gap-6">
            <p>
              <Trans>We will remove your email address from every product you asked about.</Trans>
            </p>
            {result && (
              <FormFailure>
                {result === "too_many" ? (
                  <Trans>Too many attempts. Please wait a few minutes and try again.</Trans>
                ) : (
                  <Trans>
                    Your email address could not be removed just now. Please try again in a moment.
                  </Trans>
                )}
              </FormFailure>
            )}
            <SubmitButton className="justify-self-start">
              <Trans>Remove my email address</Trans>
            </SubmitButton>
          </Form>
        )}
      </div>
    </div>
  );
}
