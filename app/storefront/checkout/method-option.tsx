import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentProps, useId } from "react";
import type { ManualMethod } from "#app/domain/checkout/payment-method.ts";
import { paymentMethodName } from "#app/domain/checkout/payment-method-name.ts";

type Method = {
  kind: ManualMethod;
  /** How long the units will be held; null where they are held already. */
  holdHours: number | null;
};

function Explanation({ kind, holdHours }: Method) {
  switch (kind) {
    case "transfer":
      return holdHours === null ? (
        <Trans>You transfer the total and send us the receipt.</Trans>
      ) : (
        <Trans>
          We will reserve your items for {holdHours} hours. Transfer the total and send us the
          receipt.
        </Trans>
      );
    case "deuna":
      return holdHours === null ? (
        <Trans>You pay in the Deuna app and send us the receipt.</Trans>
      ) : (
        <Trans>
          We will reserve your items for {holdHours} hours. Pay in the Deuna app and send us the
          receipt.
        </Trans>
      );
    case "cash_on_delivery":
      return <Trans>We will confirm your order, and you pay when it arrives.</Trans>;
    case "pay_at_pickup":
      return <Trans>We will confirm your order, and you pay when you pick it up.</Trans>;
  }
}

type MethodOptionProps = Method & Pick<ComponentProps<"input">, "checked" | "onChange">;

/** A radio button for a way to pay that a person confirms. */
export function MethodOption({ kind, holdHours, ...input }: MethodOptionProps) {
  const { i18n } = useLingui();
  const [nameId, explanationId] = [useId(), useId()];
  return (
    <label className="flex cursor-pointer gap-4 px-5 py-4">
      <input
        {...input}
        type="radio"
        name="method"
        value={kind}
        // The label has the explanation as well, which would be said twice.
        aria-labelledby={nameId}
        aria-describedby={explanationId}
        className="mt-1 size-4 shrink-0 accent-terracotta"
        required
      />
      <span className="grid gap-0.5">
        <span id={nameId}>{paymentMethodName(kind, i18n)}</span>
        <span id={explanationId} className="text-muted text-sm">
          <Explanation kind={kind} holdHours={holdHours} />
        </span>
      </span>
    </label>
  );
}
