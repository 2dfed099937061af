import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { isEcuador, PROVINCES } from "#app/domain/province.ts";
import {
  changedCountry,
  isComplete,
  type ShippingDraft,
  type ShippingFieldName,
  shippingProblems,
} from "#app/domain/shipping-draft.ts";
import { Button } from "#app/ui/button.tsx";
import { ShippingField, type ShippingFieldProps } from "./shipping-field.tsx";

type FieldDescription = Omit<
  ShippingFieldProps,
  "name" | "value" | "problem" | "onChange" | "onBlur"
>;

type ShippingFormProps = {
  draft: ShippingDraft;
  onChange: (draft: ShippingDraft) => void;
  onContinue: () => void;
};

/** The shipping address; Continue to Payment is possible once every required field is valid. */
export function ShippingForm({ draft, onChange, onContinue }: ShippingFormProps) {
  const { t } = useLingui();
  const [left, setLeft] = useState<ReadonlySet<ShippingFieldName>>(new Set());
  const problems = shippingProblems(draft);
  const field = (name: ShippingFieldName, more: FieldDescription) => (
    <ShippingField
      name={name}
      value={draft[name]}
      problem={left.has(name) ? problems[name] : undefined}
      onChange={(value) =>
        onChange(name === "country" ? changedCountry(draft, value) : { ...draft, [name]: value })
      }
      onBlur={() => setLeft((names) => new Set(names).add(name))}
      {...more}
    />
  );
  return (
    <form
      aria-label={t`Shipping Information`}
      noValidate
      className="grid gap-x-6 gap-y-5 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        const [wrong] = Object.keys(problems);
        if (isComplete(draft) && !wrong) return onContinue();
        setLeft(new Set(Object.keys(problems) as ShippingFieldName[]));
        if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
      }}
    >
      <h2 className="text-xl sm:col-span-2">
        <Trans>Shipping Information</Trans>
      </h2>
      {field("firstName", { label: t`First Name`, autoComplete: "given-name", required: true })}
      {field("lastName", { label: t`Last Name`, autoComplete: "family-name", required: true })}
      {field("email", {
        label: t`Email`,
        type: "email",
        inputMode: "email",
        autoComplete: "email",
        required: true,
      })}
      {field("phone", {
        label: t`Phone`,
        type: "tel",
        inputMode: "tel",
        autoComplete: "tel",
        required: true,
      })}
      {field("address", {
        label: t`Address`,
        autoComplete: "street-address",
        required: true,
        isWide: true,
      })}
      {field("city", { label: t`City`, autoComplete: "address-level2", required: true })}
      {field("province", {
        label: t`Province (optional)`,
        autoComplete: "address-level1",
        ...(isEcuador(draft.country) ? { options: PROVINCES } : {}),
      })}
      {field("postalCode", { label: t`Postal Code (optional)`, autoComplete: "postal-code" })}
      {field("country", {
        label: t`Country`,
        autoComplete: "country-name",
        required: true,
      })}
      <Button type="submit" disabled={!isComplete(draft)} className="mt-4 sm:col-span-2">
        <Trans>Continue to Payment</Trans>
      </Button>
    </form>
  );
}
