import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useActionData } from "react-router";
import {
  allowsFinalConsumer,
  type InvoiceBuyerFailure,
} from "#app/domain/checkout/invoice-buyer.ts";
import { canReceiveMail } from "#app/domain/contact/can-receive-mail.ts";
import { type Order, receiptPathOf } from "#app/domain/order/order.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { IdentityProblem } from "../checkout/identity-problem.tsx";
import { InvoiceKindOptions } from "../checkout/invoice-kind-options.tsx";
import { FormFailure } from "../form-failure.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { useBuyerFields } from "./use-buyer-fields.ts";

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
  const { form, ...fields } = useBuyerFields(order, failure);
  const action = useLocalizedPath()(receiptPathOf(order.reference));

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
        onSubmit={fields.submit}
        className="grid gap-5"
      >
        <InvoiceKindOptions
          value={fields.kind}
          onChange={fields.setKind}
          allowsFinalConsumer={allowsFinalConsumer(order.total)}
          isRequired
        />
        {fields.kind !== "final_consumer" && (
          <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
            <TextField
              label={t`Cédula, RUC or passport number`}
              name="number"
              value={fields.number}
              onChange={fields.setNumber}
              onBlur={fields.leaveNumber}
              error={fields.wrongIdentity && <IdentityProblem kind={fields.wrongIdentity} />}
              autoComplete="off"
              maxLength={40}
              required
            />
            <TextField
              label={t`Name on the invoice`}
              name="name"
              value={fields.name}
              onChange={fields.setName}
              error={fields.isNameMissing && <Trans>Please write the name for the invoice.</Trans>}
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
