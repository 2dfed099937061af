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

/** The form for the shipping address. It submits only when every required field is valid. */
export function ShippingForm({ draft, onChange, onContinue }: ShippingFormProps) {
  const { t } = useLingui();
  const [touched, setTouched] = useState<ReadonlySet<ShippingFieldName>>(new Set());
  const problems = shippingProblems(draft);
  const field = (name: ShippingFieldName, options: FieldDescription) => (
    <ShippingField
      name={name}
      value={draft[name]}
      problem={touched.has(name) ? problems[name] : undefined}
      onChange={(value) =>
        onChange(name === "country" ? changedCountry(draft, value) : { ...draft, [name]: value })
      }
      onBlur={() => setTouched((names) => new Set(names).add(name))}
      {...options}
    />
  );
  return (
    <form
      aria-label={t`Shipping Information`}
      noValidate
      className="grid gap-x-6 gap-y-5 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        const [firstInvalid] = Object.keys(problems);
        if (isComplete(draft) && !firstInvalid) return onContinue();
        setTouched(new Set(Object.keys(problems) as ShippingFieldName[]));
        if (firstInvalid)
          event.currentTarget.querySelector<HTMLElement>(`[name=${firstInvalid}]`)?.focus();
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
