import { Trans } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import type { PaymentButton as ProviderButton } from "#app/domain/payment-button.ts";
import type { ErrorCode } from "#app/domain/shop-error.ts";
import { Button } from "#app/ui/button.tsx";
import { MethodError } from "../checkout/method-error.tsx";
import { PaymentButton } from "../checkout/payment-button.tsx";

/** A payment by card that was asked for: the provider's button for a new reference, or why there is none. */
export type CardAttempt =
  | { ok: true; reference: string; button: ProviderButton }
  | { ok: false; code: ErrorCode };

type CardInsteadProps = { attempt: CardAttempt | null; isUnderWay: boolean };

/** The same order can be paid by card instead. PayPhone renders a reference once, so each attempt asks for a new one. */
export function CardInstead({ attempt, isUnderWay }: CardInsteadProps) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <section aria-labelledby="card-title" className="grid gap-4 border-hairline border-t pt-8">
      <h2 id="card-title" className="text-xl">
        <Trans>Pay by card instead</Trans>
      </h2>
      {isUnderWay && !attempt && (
        <p role="status" className="text-muted">
          <Trans>A card payment of this order is being checked. Please wait a moment.</Trans>
        </p>
      )}
      {attempt?.ok === false && <MethodError code={attempt.code} />}
      {attempt?.ok ? (
        <PaymentButton key={attempt.reference} button={attempt.button} />
      ) : (
        <Form method="post" preventScrollReset>
          <Button type="submit" variant="secondary" disabled={isBusy}>
            <Trans>Pay by Card</Trans>
          </Button>
        </Form>
      )}
    </section>
  );
}
