import { Trans } from "@lingui/react/macro";
import { Form } from "react-router";
import type { PaymentButton as ProviderButton } from "#app/domain/checkout/payment-button.ts";
import type { ErrorCode } from "#app/domain/shop/shop-error.ts";
import { MethodError } from "../checkout/method-error.tsx";
import { PaymentButton } from "../checkout/payment-button.tsx";
import { SubmitButton } from "../submit-button.tsx";

/** A payment by card that was asked for: the provider's button for a new reference, or why there is none. */
export type CardAttempt =
  | { ok: true; reference: string; button: ProviderButton }
  | { ok: false; code: ErrorCode };

type CardNoticeProps = {
  attempt: CardAttempt | null;
  /** Whether a card payment of the order is being checked. */
  isUnderWay: boolean;
};

/** That a card payment is being checked, or why a payment could not start. */
export function CardNotice({ attempt, isUnderWay }: CardNoticeProps) {
  if (attempt?.ok === false) return <MethodError code={attempt.code} />;
  if (attempt || !isUnderWay) return null;
  return (
    <p role="status" className="text-muted">
      <Trans>A card payment of this order is being checked. Please wait a moment.</Trans>
    </p>
  );
}

type CardFormProps = { attempt: CardAttempt | null; variant?: "primary" | "secondary" };

/** The provider's button, or the form that asks for it. PayPhone renders a reference once, so each attempt asks for a new one. */
export function CardForm({ attempt, variant = "primary" }: CardFormProps) {
  if (attempt?.ok) return <PaymentButton key={attempt.reference} button={attempt.button} />;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="method" value="card" />
      <SubmitButton variant={variant}>
        <Trans>Pay by Card</Trans>
      </SubmitButton>
    </Form>
  );
}
