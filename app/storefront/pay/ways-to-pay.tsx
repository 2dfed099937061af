import { Trans } from "@lingui/react/macro";
import { Form } from "react-router";
import type { OfferedMethod } from "#app/domain/checkout/payment-method.ts";
import { classNames } from "#app/ui/class-names.ts";
import { MethodOption } from "../checkout/method-option.tsx";
import { NoMethod } from "../checkout/no-method.tsx";
import { type CardAttempt, CardForm, CardNotice } from "../order-payment/card-form.tsx";
import { SubmitButton } from "../submit-button.tsx";

type WaysToPayProps = {
  methods: readonly OfferedMethod[];
  takesCards: boolean;
  isCardUnderWay: boolean;
  attempt: CardAttempt | null;
};

function Card({ attempt }: { attempt: CardAttempt | null }) {
  return (
    <section aria-labelledby="card-title" className="grid justify-items-start gap-4">
      <h2 id="card-title" className="text-xl">
        <Trans>Pay by card</Trans>
      </h2>
      <noscript>
        <p className="text-muted">
          <Trans>
            A card needs JavaScript in your browser. The other ways to pay work without it.
          </Trans>
        </p>
      </noscript>
      <CardForm attempt={attempt} />
    </section>
  );
}

/** The card, and what the shop offers beside it. Plain forms, so that choosing works without JavaScript. */
export function WaysToPay({ methods, takesCards, isCardUnderWay, attempt }: WaysToPayProps) {
  return (
    <div className="grid gap-8">
      <CardNotice attempt={attempt} isUnderWay={isCardUnderWay} />
      {takesCards && <Card attempt={attempt} />}
      {!takesCards && methods.length === 0 && <NoMethod />}
      {methods.length > 0 && (
        <Form
          method="post"
          className={classNames("grid gap-4", takesCards && "border-hairline border-t pt-8")}
        >
          <fieldset className="grid gap-4">
            <legend className="mb-4 text-xl">
              {takesCards ? (
                <Trans>Other ways to pay</Trans>
              ) : (
                <Trans>How would you like to pay?</Trans>
              )}
            </legend>
            <div className="divide-y divide-hairline border border-hairline">
              {methods.map(({ kind }) => (
                <MethodOption key={kind} kind={kind} holdHours={null} />
              ))}
            </div>
          </fieldset>
          <SubmitButton variant="secondary" className="justify-self-start">
            <Trans>Pay This Way</Trans>
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}
