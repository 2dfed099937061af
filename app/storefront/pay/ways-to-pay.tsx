import { Trans } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import type { OfferedMethod } from "#app/domain/payment-method.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { MethodError } from "../checkout/method-error.tsx";
import { MethodOption } from "../checkout/method-option.tsx";
import { NoMethod } from "../checkout/no-method.tsx";
import { PaymentButton } from "../checkout/payment-button.tsx";
import type { CardAttempt } from "../order-payment/card-instead.tsx";

type WaysToPayProps = {
  methods: readonly OfferedMethod[];
  takesCards: boolean;
  isCardUnderWay: boolean;
  attempt: CardAttempt | null;
};

function Card({ attempt, isBusy }: { attempt: CardAttempt | null; isBusy: boolean }) {
  return (
    <section aria-labelledby="card-title" className="grid justify-items-start gap-4">
      <h2 id="card-title" className="text-xl">
        <Trans>Pay by card</Trans>
      </h2>
      <noscript>
        <p className="text-muted">
          <Trans>
            A card needs JavaScript in your browser. The other ways to pay work without.
          </Trans>
        </p>
      </noscript>
      {attempt?.ok ? (
        <PaymentButton key={attempt.reference} button={attempt.button} />
      ) : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="method" value="card" />
          <Button type="submit" disabled={isBusy}>
            <Trans>Pay by Card</Trans>
          </Button>
        </Form>
      )}
    </section>
  );
}

/** The card, and what the shop offers beside it. Plain forms, so that choosing works without JavaScript. */
export function WaysToPay({ methods, takesCards, isCardUnderWay, attempt }: WaysToPayProps) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <div className="grid gap-8">
      {isCardUnderWay && !attempt && (
        <p role="status" className="text-muted">
          <Trans>A card payment of this order is being checked. Please wait a moment.</Trans>
        </p>
      )}
      {attempt?.ok === false && <MethodError code={attempt.code} />}
      {takesCards && <Card attempt={attempt} isBusy={isBusy} />}
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
          <Button
            type="submit"
            variant="secondary"
            className="justify-self-start"
            disabled={isBusy}
          >
            <Trans>Pay This Way</Trans>
          </Button>
        </Form>
      )}
    </div>
  );
}
