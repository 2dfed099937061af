import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Form, useActionData } from "react-router";
import {
  allowsFinalConsumer,
  INVOICE_BUYER_KINDS,
  type InvoiceBuyerFailure,
  type InvoiceBuyerKind,
  identityProblemOf,
} from "#app/domain/checkout/invoice-buyer.ts";
import { canReceiveMail } from "#app/domain/contact/can-receive-mail.ts";
import { type Order, receiptPathOf } from "#app/domain/order/order.ts";
import { afterPress } from "#app/ui/after-press.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { focusField } from "../checkout/focus-field.ts";
import { IdentityProblem } from "../checkout/identity-problem.tsx";
import { InvoiceKindOptions } from "../checkout/invoice-kind-options.tsx";
import { FormFailure } from "../form-failure.tsx";
import { SubmitButton } from "../submit-button.tsx";

const FAILURES: Record<InvoiceBuyerFailure["problem"], MessageDescriptor> = {
  invalid: msg`Please check whom the invoice is for: the ID number and the name.`,
  limit: msg`Above $50.00 the law asks for the buyer's name and ID number.`,
  known: msg`The invoice of this order can no longer be changed. Please write to us.`,
  failed: msg`We could not save this just now. Please try again in a moment.`,
};

/** Asks on the receipt whom the invoice is for; works without JavaScript, where all fields are shown. */
export function InvoiceOffer({ order }: { order: Order }) {
  const { t } = useLingui();
  const failure = useActionData<InvoiceBuyerFailure>();
  const [kind, setKind] = useState<InvoiceBuyerKind | "">(failure?.kind ?? "cedula");
  const [number, setNumber] = useState(failure?.number ?? "");
  const [name, setName] = useState(failure?.name ?? order.customerName);
  const [isLeft, setIsLeft] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const readFields = useEffectEvent(() => {
    const typed = new FormData(form.current ?? undefined);
    setKind(INVOICE_BUYER_KINDS.find((name) => name === typed.get("kind")) ?? kind);
    setNumber(String(typed.get("number") ?? number));
    setName(String(typed.get("name") ?? name));
  });
  // What was filled in before hydration.
  useEffect(() => readFields(), []);
  const action = useLocalizedPath()(receiptPathOf(order.reference));
  const identity = kind === "" || kind === "final_consumer" ? null : kind;
  const isBlank = number.trim() === "";
  const isInvalid = identity !== null && (isBlank || identityProblemOf(identity, number) !== null);
  const isWrong = isInvalid && (isSubmitted || (isLeft && !isBlank));
  const isNameless = identity !== null && name.trim() === "";

  function submit(event: FormEvent) {
    if (!isInvalid && !isNameless) return;
    event.preventDefault();
    setIsSubmitted(true);
    focusField(isInvalid ? "number" : "name");
  }

  return (
    <section
      aria-labelledby="invoice-title"
      className="border border-hairline bg-surface p-7 sm:p-9 print:hidden"
    >
      <h2 id="invoice-title" className="text-xl">
        <Trans>Your invoice</Trans>
      </h2>
      <p className="mt-1 mb-5 text-muted">
        {canReceiveMail(order.email) ? (
          <Trans>Tell us whom it is for, and we will send it to your email address.</Trans>
        ) : (
          <Trans>Tell us whom it is for, and ask us for a printed copy.</Trans>
        )}
      </p>
      {failure && (
        <div className="mb-5">
          <FormFailure>{t(FAILURES[failure.problem])}</FormFailure>
        </div>
      )}
      <Form
        ref={form}
        method="post"
        action={action}
        preventScrollReset
        // The browser's own messages are in the browser's language.
        noValidate
        onSubmit={submit}
        className="grid gap-5"
      >
        <InvoiceKindOptions
          value={kind}
          onChange={setKind}
          allowsFinalConsumer={allowsFinalConsumer(order.total)}
          isRequired
        />
        {kind !== "final_consumer" && (
          <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
            <TextField
              label={t`Cédula, RUC or passport number`}
              name="number"
              value={number}
              onChange={setNumber}
              onBlur={() => afterPress(() => setIsLeft(true))}
              error={isWrong && identity && <IdentityProblem kind={identity} />}
              autoComplete="off"
              maxLength={40}
              required
            />
            <TextField
              label={t`Name on the invoice`}
              name="name"
              value={name}
              onChange={setName}
              error={
                isSubmitted && isNameless && <Trans>Please write the name for the invoice.</Trans>
              }
              autoComplete="name"
              maxLength={300}
              required
            />
          </div>
        )}
        <SubmitButton variant="secondary" className="justify-self-start">
          <Trans>Save for the invoice</Trans>
        </SubmitButton>
      </Form>
    </section>
  );
}
