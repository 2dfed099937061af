import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { flushSync } from "react-dom";
import { SUGGESTED_CITIES } from "#app/domain/city-province.ts";
import { isDeliveredTo } from "#app/domain/delivery-countries.ts";
import { suggestedEmail } from "#app/domain/email-suggestion.ts";
import {
  type InvoiceDraft,
  type InvoiceNeed,
  invoiceBuyerOf,
  missingInvoiceFields,
} from "#app/domain/invoice-draft.ts";
import { isEcuador, PROVINCES } from "#app/domain/province.ts";
import {
  changedDraft,
  foundProvince,
  isSubmittable,
  missingFields,
  recipientOf,
  type ShippingDraft,
  type ShippingFieldName,
  shippingProblems,
} from "#app/domain/shipping-draft.ts";
import { afterPress } from "#app/ui/after-press.ts";
import { Button } from "#app/ui/button.tsx";
import { DeliveryNote } from "./delivery-note.tsx";
import { EmailSuggestion } from "./email-suggestion.tsx";
import { FoundProvince } from "./found-province.tsx";
import { InvoiceBlock } from "./invoice-block.tsx";
import { MissingFields } from "./missing-fields.tsx";
import { ShippingField, type ShippingFieldProps } from "./shipping-field.tsx";
import { useShippingLabels } from "./use-shipping-labels.ts";

type FieldDescription = Omit<
  ShippingFieldProps,
  "name" | "label" | "value" | "problem" | "onChange" | "onBlur"
>;

type ShippingFormProps = {
  draft: ShippingDraft;
  /** Where the shop delivers; empty for everywhere. */
  countries: readonly string[];
  onChange: (draft: ShippingDraft) => void;
  invoice: {
    draft: InvoiceDraft;
    onChange: (draft: InvoiceDraft) => void;
    need: InvoiceNeed;
  };
  onContinue: () => void;
};

const focusField = (name: string, form: ParentNode = document) =>
  form.querySelector<HTMLElement>(`[name=${name}]`)?.focus();

/** The form for the shipping address. It submits only when every required field is valid. */
export function ShippingForm(props: ShippingFormProps) {
  const { draft, countries, onChange, invoice, onContinue } = props;
  const { t } = useLingui();
  const labels = useShippingLabels();
  const missingId = useId();
  const [touched, setTouched] = useState<ReadonlySet<ShippingFieldName>>(new Set());
  const [isProvinceOpen, setIsProvinceOpen] = useState(false);
  const problems = shippingProblems(draft);
  const recipient = recipientOf(draft);
  const missing = missingFields(draft);
  const missingOfInvoice = missingInvoiceFields(invoice.draft, recipient, invoice.need);
  const isInvoiceReady = invoiceBuyerOf(invoice.draft, recipient, invoice.need) !== undefined;
  const [isChecked, setIsChecked] = useState(false);
  const suggested = touched.has("email") ? suggestedEmail(draft.email) : null;
  const known = isProvinceOpen ? null : foundProvince(draft);
  const found = known === draft.province ? known : null;
  const isHome = isEcuador(draft.country);
  const isProvinceNeeded = isHome && !found && draft.city.trim() !== "" && touched.has("city");
  const asksProvince =
    !isHome || isProvinceOpen || isProvinceNeeded || (!found && draft.province !== "");

  const change = (name: ShippingFieldName, value: string) => {
    if (name === "city") setIsProvinceOpen(false);
    onChange(changedDraft(draft, name, value));
  };
  const field = (name: ShippingFieldName, options: FieldDescription) => (
    <ShippingField
      name={name}
      label={labels[name]}
      value={draft[name]}
      problem={touched.has(name) ? problems[name] : undefined}
      onChange={(value) => change(name, value)}
      onBlur={() => afterPress(() => setTouched((names) => new Set(names).add(name)))}
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
        if (isSubmittable(draft) && isInvoiceReady) return onContinue();
        setIsChecked(true);
        const [firstInvalid] = Object.keys(problems);
        setTouched(new Set(Object.keys(problems) as ShippingFieldName[]));
        focusField(firstInvalid ?? "invoiceNumber", event.currentTarget);
      }}
    >
      <h2 className="text-xl sm:col-span-2">
        <Trans>Shipping Information</Trans>
      </h2>
      {field("firstName", { autoComplete: "given-name", required: true })}
      {field("lastName", { autoComplete: "family-name", required: true })}
      {field("email", {
        type: "email",
        inputMode: "email",
        autoComplete: "email",
        required: true,
        note: suggested && (
          <EmailSuggestion
            email={suggested}
            onAccept={() => {
              change("email", suggested);
              focusField("email");
            }}
          />
        ),
      })}
      {field("phone", { type: "tel", inputMode: "tel", autoComplete: "tel", required: true })}
      {field("address", {
        autoComplete: "street-address",
        required: true,
        isWide: true,
        hint: t`Main street with its number, and the cross street`,
      })}
      {field("landmark", {
        autoComplete: "off",
        isWide: true,
        hint: t`What is nearby, for example: across from the park, blue gate`,
      })}
      {field("city", {
        autoComplete: "address-level2",
        required: true,
        suggestions: isHome ? SUGGESTED_CITIES : [],
        note: found && (
          <FoundProvince
            province={found}
            onChange={() => {
              flushSync(() => setIsProvinceOpen(true));
              focusField("province");
            }}
          />
        ),
      })}
      {asksProvince &&
        field("province", {
          autoComplete: "address-level1",
          ...(isHome ? { options: PROVINCES } : {}),
        })}
      {field("postalCode", { autoComplete: "postal-code" })}
      {field("country", {
        autoComplete: "country-name",
        required: true,
        note: !isDeliveredTo(countries, draft.country) && <DeliveryNote countries={countries} />,
      })}
      <InvoiceBlock {...invoice} recipient={recipient} isChecked={isChecked} />
      <Button
        type="submit"
        disabled={missing.length + missingOfInvoice.length > 0}
        aria-describedby={missingId}
        className="mt-4 sm:col-span-2"
      >
        <Trans>Continue to Payment</Trans>
      </Button>
      <MissingFields id={missingId} names={missing} invoiceNames={missingOfInvoice} />
    </form>
  );
}
