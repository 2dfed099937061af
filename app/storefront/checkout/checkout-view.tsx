import { Trans, useLingui } from "@lingui/react/macro";
import { use, useEffect, useRef, useState } from "react";
import { subtotalOf } from "#app/domain/bag/bag.ts";
import { hasBagChanged } from "#app/domain/bag/bag-notices.ts";
import type { CheckoutRequirements } from "#app/domain/checkout/checkout-requirements.ts";
import { isSubmittable, recipientOf } from "#app/domain/checkout/shipping-draft.ts";
import { invoiceBuyerOf } from "#app/domain/invoice/invoice-draft.ts";
import { ShopPricing } from "#app/ui/shop-pricing.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { useCart } from "../bag/cart-provider.tsx";
import { ChangedBag } from "../bag/changed-bag.tsx";
import { addPendingCheckout } from "../payment-progress/pending-checkout.ts";
import { usePaymentProgress } from "../payment-progress/use-payment-progress.ts";
import { whenIdle } from "../prefetch/when-idle.ts";
import { CheckoutLayout } from "./checkout-layout.tsx";
import { CheckoutLoading } from "./checkout-loading.tsx";
import { DiscountField } from "./discount-field.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { focusField } from "./focus-field.ts";
import { OrderSummary } from "./order-summary.tsx";
import { PaymentStep, startedCheckout } from "./payment-step.tsx";
import { PaymentUnderWay } from "./payment-under-way.tsx";
import { rejectTooLargeDiscount } from "./reject-too-large-discount.ts";
import { ShippingForm } from "./shipping-form.tsx";
import { StepIndicator } from "./step-indicator.tsx";
import { useInvoiceDraft, useShippingDraft } from "./stored-form.ts";
import { summaryOfBag, summaryOfCheckout } from "./summary.ts";
import { useCheckoutDelivery } from "./use-checkout-delivery.ts";
import { type CheckoutStep, useCheckoutStep } from "./use-checkout-step.ts";
import { type Discount, useDiscount } from "./use-discount.ts";
import { useRejectedBag } from "./use-rejected-bag.ts";
import { useStartCheckout } from "./use-start-checkout.ts";

/** Return the ref of the shown section. A new step scrolls to the top and gets the focus, or its rejected field does. */
function useStepFocus(step: CheckoutStep | "empty" | "changed", rejectedField: string | null) {
  const section = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    section.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
    // On a phone an open summary is above it.
    const top = section.current?.getBoundingClientRect().top ?? 0;
    if (top > window.innerHeight / 2) section.current?.scrollIntoView();
    if (step === "shipping" && rejectedField) focusField(rejectedField);
  }, [step, rejectedField]);
  return section;
}

/** Load the payment step's view while the form is filled in. Entering the step retries a failed load. */
function usePrefetchPayment(isNeeded: boolean) {
  useEffect(() => {
    if (isNeeded) whenIdle(() => void startedCheckout.load().catch(() => undefined));
  }, [isNeeded]);
}

type CheckoutViewProps = {
  /** Where the shop delivers; empty for everywhere. */
  countries: readonly string[];
  requirements: CheckoutRequirements;
};

type CheckoutStepsProps = CheckoutViewProps & {
  /** Called with the reference of this bag's payment or order, which may have begun in another tab. */
  onPaymentUnderWay: (reference: string) => void;
};

function CheckoutSteps(props: CheckoutStepsProps) {
  const { countries, requirements, onPaymentUnderWay } = props;
  const { items } = useCart();
  const [draft, setDraft] = useShippingDraft();
  const [invoice, setInvoice] = useInvoiceDraft();
  const pricing = use(ShopPricing);
  const attempt = useStartCheckout();
  const isBagRejected = useRejectedBag(attempt);
  const answered = useDiscount(items, attempt);
  const delivery = useCheckoutDelivery(draft, subtotalOf(items), requirements.province);
  const summaryWith = ({ quote }: Discount) =>
    summaryOfBag(items, pricing, delivery.expected, quote);
  const discount = rejectTooLargeDiscount(answered, summaryWith(answered));
  const summary = summaryWith(discount);
  const need = { total: summary.total, isRequired: requirements.invoiceBuyer };
  const buyer = invoiceBuyerOf(invoice, recipientOf(draft), need);
  const isReady = isSubmittable(draft, delivery.terms) && buyer !== undefined;
  const canPay = isReady && items.length > 0 && !hasBagChanged(items);
  const start = () =>
    attempt.start({
      draft,
      delivery: delivery.terms.method,
      items,
      invoiceBuyer: buyer ?? null,
      discountCode: discount.codeToSend,
    });
  const { step, pay, back } = useCheckoutStep(canPay, start);
  const { result } = attempt;
  const error = result?.ok === false ? result.error : null;
  const underWay = error?.code === "PAYMENT_UNDER_WAY" ? error.hint : null;
  useEffect(() => {
    if (underWay) onPaymentUnderWay(underWay);
  }, [underWay, onPaymentUnderWay]);
  const rejectedField = error?.code === "INVALID_CUSTOMER" ? error.hint : null;
  const language = useLanguage();
  const { t } = useLingui();
  const isChanged = step === "shipping" && hasBagChanged(items);
  const shown = items.length === 0 ? "empty" : isChanged ? "changed" : step;
  const section = useStepFocus(shown, rejectedField);
  usePrefetchPayment(items.length > 0);
  if (items.length === 0) return <EmptyCart ref={section} />;
  if (isChanged) return <ChangedBag ref={section} />;

  const held = step === "payment" && result?.ok ? result.checkout : null;
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-20">
      <OrderSummary
        summary={held ? summaryOfCheckout(held, language) : summary}
        hasProblem={step === "shipping" && discount.error !== null}
      >
        {step === "shipping" && <DiscountField discount={discount} />}
      </OrderSummary>
      <section
        ref={section}
        tabIndex={-1}
        aria-label={step === "payment" ? t`Payment` : t`Checkout`}
        className="outline-none"
      >
        <StepIndicator step={step} />
        {step === "shipping" ? (
          <ShippingForm
            draft={draft}
            countries={countries}
            delivery={delivery}
            onChange={setDraft}
            invoice={{ draft: invoice, onChange: setInvoice, need }}
            onContinue={pay}
          />
        ) : (
          <PaymentStep
            draft={draft}
            buyer={buyer ?? null}
            attempt={attempt}
            isBagRejected={isBagRejected}
            onBack={back}
          />
        )}
      </section>
    </div>
  );
}

/** No payment starts while an earlier one is being checked. */
function CheckoutContent(props: CheckoutViewProps) {
  const { isLoaded } = useCart();
  const [known, setKnown] = useState<string | null>(null);
  const payment = usePaymentProgress(known);
  if (!isLoaded || !payment) return <CheckoutLoading />;
  const hasOutcome = payment.hasWaited && payment.transactionId !== null;
  if (payment.state !== "over" || hasOutcome) return <PaymentUnderWay progress={payment} />;
  return (
    <CheckoutSteps
      {...props}
      onPaymentUnderWay={(reference) => {
        // Its receipt, or its order, empties the bag.
        addPendingCheckout(reference);
        setKnown(reference);
      }}
    />
  );
}

/** Checkout: shipping, then payment. */
export function CheckoutView(props: CheckoutViewProps) {
  return (
    <CheckoutLayout>
      <h1 className="mb-10 text-title">
        <Trans>Checkout</Trans>
      </h1>
      <CheckoutContent {...props} />
    </CheckoutLayout>
  );
}
