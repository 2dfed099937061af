import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "react-router";
import { TextField } from "#app/ui/text-field.tsx";
import { OrderQuestions } from "../confirmation/order-questions.tsx";
import { FormFailure } from "../form-failure.tsx";
import { SandboxBar } from "../sandbox/sandbox-bar.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { useInvalidFields } from "../use-invalid-fields.ts";
import { FoundOrderView } from "./found-order-view.tsx";
import type { OrderLookupResult } from "./order-lookup-result.ts";

type Failure = Exclude<OrderLookupResult, { outcome: "found" }>;

const FAILURES: Record<Failure["outcome"], MessageDescriptor> = {
  invalid: msg`Please enter the eight characters of your order number and your email address.`,
  not_found: msg`We found no order with this number and email address.`,
  too_many: msg`Too many attempts. Please wait a few minutes and try again.`,
  failed: msg`We could not look for your order just now. Please try again in a moment.`,
};

/** What `OrderQuerySchema` accepts. */
const NUMBER_PATTERN = String.raw`[\s#\-]*(?:[0-9A-Fa-f][\s#\-]*){8}`;

/** Set in the browser only: without script the server asks for the number, in the page's language. */
function setPattern(input: HTMLInputElement | null) {
  if (input) input.pattern = NUMBER_PATTERN;
}

function LookupForm({ typed }: { typed: Failure | null }) {
  const { t } = useLingui();
  const invalid = useInvalidFields();
  return (
    <Form method="post" className="grid gap-6">
      <TextField
        label={t`Order Number`}
        hint={t`Eight characters, as in your confirmation email`}
        name="number"
        defaultValue={typed?.number}
        error={invalid.has("number") && t`Please enter the eight characters of your order number.`}
        {...invalid.field}
        required
        ref={setPattern}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        label={t`Email`}
        type="email"
        name="email"
        defaultValue={typed?.email}
        error={invalid.has("email") && t`Please enter the email address of your order.`}
        {...invalid.field}
        required
        maxLength={200}
        autoComplete="email"
      />
      <SubmitButton>
        <Trans>Find order</Trans>
      </SubmitButton>
    </Form>
  );
}

/** The lookup of an order by number and email address; works without JavaScript. */
export function OrderLookupPage({ result }: { result: OrderLookupResult | undefined }) {
  const { i18n } = useLingui();
  const failure = result && result.outcome !== "found" ? result : null;
  return (
    <>
      <SandboxBar order={result?.outcome === "found" ? result.order : null} />
      <div className="page-width py-16">
        <div className="mx-auto grid max-w-xl gap-8">
          <h1 className="text-title">
            <Trans>Find your order</Trans>
          </h1>
          <div>
            <div aria-live="polite">
              {result?.outcome === "found" && <FoundOrderView order={result.order} />}
            </div>
            {failure && <FormFailure>{i18n._(FAILURES[failure.outcome])}</FormFailure>}
          </div>
          <LookupForm typed={failure} />
          <OrderQuestions />
        </div>
      </div>
    </>
  );
}
