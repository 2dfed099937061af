import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import {
  changedDraft,
  isRequired,
  isSubmittable,
  isWarning,
  missingFields,
  recipientOf,
  type ShippingDraft,
  type ShippingFieldName,
  shippingProblems,
} from "#app/domain/checkout/shipping-draft.ts";
import { suggestedEmail } from "#app/domain/contact/email-suggestion.ts";
import {
  type InvoiceDraft,
  type InvoiceFieldName,
  type InvoiceNeed,
  invoiceBuyerOf,
  missingInvoiceFields,
} from "#app/domain/invoice/invoice-draft.ts";
import { afterPress } from "#app/ui/after-press.ts";
import { Button } from "#app/ui/button.tsx";
import { AddressFields, type FieldDescription } from "./address-fields.tsx";
import { DeliveryChoice } from "./delivery-choice.tsx";
import { EmailSuggestion } from "./email-suggestion.tsx";
import { focusField } from "./focus-field.ts";
import { InvoiceBlock } from "./invoice-block.tsx";
import { MissingFields } from "./missing-fields.tsx";
import { ShippingField } from "./shipping-field.tsx";
import type { CheckoutDelivery } from "./use-checkout-delivery.ts";
import { useShippingLabels } from "./use-shipping-labels.ts";

type ShippingFormProps = {
  draft: ShippingDraft;
  countries: readonly string[];
  delivery: CheckoutDelivery;
  onChange: (draft: ShippingDraft) => void;
  invoice: {
    draft: InvoiceDraft;
    onChange: (draft: InvoiceDraft) => void;
    need: InvoiceNeed;
  };
  onContinue: () => void;
};

/** The names of their inputs. */
const INVOICE_INPUTS: Record<InvoiceFieldName, string> = {
  kind: "kind",
  number: "invoiceNumber",
  name: "invoiceName",
};

/** The form for the shipping address. It submits only when every required field is valid. */
export function ShippingForm(props: ShippingFormProps) {
  const { draft, countries, delivery, onChange, invoice, onContinue } = props;
  const { terms } = delivery;
  const { t } = useLingui();
  const labels = useShippingLabels(isRequired("province", draft, terms));
  const missingId = useId();
  const [touched, setTouched] = useState<ReadonlySet<ShippingFieldName>>(new Set());
  const problems = shippingProblems(draft, terms);
  const recipient = recipientOf(draft);
  const missing = missingFields(draft, terms);
  const missingOfInvoice = missingInvoiceFields(invoice.draft, recipient, invoice.need);
  const isIncomplete = missing.length + missingOfInvoice.length > 0;
  const isInvoiceReady = invoiceBuyerOf(invoice.draft, recipient, invoice.need) !== undefined;
  const [isChecked, setIsChecked] = useState(false);
  const suggested = touched.has("email") ? suggestedEmail(draft.email) : null;
  const isCityDone = touched.has("city") || missing.join() === "province";
  // A missing city names its province, or brings the question for it.
  const told = missing.filter((name) => name !== "province" || !missing.includes("city"));

  const change = (name: ShippingFieldName, value: string) =>
    onChange(changedDraft(draft, name, value));
  const problemOf = (name: ShippingFieldName) =>
    touched.has(name) || (name === "province" && problems.province === "undelivered")
      ? problems[name]
      : undefined;
  /** With the focus on the first missing field, or the first invalid one. */
  function showProblems() {
    setIsChecked(true);
    const names = Object.keys(problems) as ShippingFieldName[];
    const firstInvalid = names.find((name) => problems[name] && !isWarning(problems[name]));
    setTouched(new Set([...touched, ...names]));
    focusField(missing[0] ?? firstInvalid ?? INVOICE_INPUTS[missingOfInvoice[0] ?? "number"]);
  }
  const field = (name: ShippingFieldName, options: FieldDescription) => (
    <ShippingField
      name={name}
      label={labels[name]}
      value={draft[name]}
      problem={problemOf(name)}
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
        if (isSubmittable(draft, terms) && isInvoiceReady) return onContinue();
        showProblems();
      }}
    >
      <h2 className="text-xl sm:col-span-2">
        <Trans>Shipping Information</Trans>
      </h2>
      <DeliveryChoice delivery={delivery} />
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
      {terms.method === "delivery" && (
        <AddressFields {...{ draft, delivery, countries, isCityDone, field }} />
      )}
      <InvoiceBlock {...invoice} recipient={recipient} isChecked={isChecked} />
      <Button
        type="submit"
        isInactive={isIncomplete}
        // Also Enter in a field presses it.
        onClickCapture={() => isIncomplete && showProblems()}
        aria-describedby={missingId}
        className="mt-4 sm:col-span-2"
      >
        <Trans>Continue to Payment</Trans>
      </Button>
      <MissingFields id={missingId} names={told} invoiceNames={missingOfInvoice} labels={labels} />
    </form>
  );
}
