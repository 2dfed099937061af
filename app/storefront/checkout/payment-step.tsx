import { Select, Trans, useLingui } from "@lingui/react/macro";
import { countOf } from "#app/domain/bag/bag.ts";
import type { Checkout } from "#app/domain/checkout/checkout.ts";
import { type InvoiceBuyer, invoiceBuyerText } from "#app/domain/checkout/invoice-buyer.ts";
import type { ShippingDraft } from "#app/domain/checkout/shipping-draft.ts";
import { HOME_COUNTRY } from "#app/domain/delivery/province.ts";
import { formatCents } from "#app/domain/money/money.ts";
import { addressLinesOf } from "#app/domain/order/order.ts";
import type { ErrorCode } from "#app/domain/shop/shop-error.ts";
import { grammaticalNumber } from "#app/domain/text/grammatical-number.ts";
import { useAnnouncement } from "#app/ui/announcer.tsx";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Detail } from "#app/ui/detail.tsx";
import { ShopDeadline } from "#app/ui/shop-deadline.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { useCart } from "../bag/cart-provider.tsx";
import { CheckoutError } from "./checkout-error.tsx";
import { OtherMethods } from "./other-methods.tsx";
import { PaymentButton } from "./payment-button.tsx";
import type { CheckoutAttempt } from "./use-start-checkout.ts";

/** The page's zones or pick-up are not the shop's any more: the form is read again, with what was typed. */
const OUTDATED: readonly ErrorCode[] = ["PROVINCE_REQUIRED", "NOT_DELIVERED", "NO_PICKUP"];

type CustomerSummaryProps = {
  draft: ShippingDraft;
  buyer: InvoiceBuyer | null;
  checkout: Checkout;
  onChange: () => void;
};

type PaymentStepProps = {
  draft: ShippingDraft;
  buyer: InvoiceBuyer | null;
  attempt: CheckoutAttempt;
  /** The attempt was rejected because of the bag. */
  isBagRejected: boolean;
  onBack: () => void;
};

function CustomerSummary({ draft, buyer, checkout, onChange }: CustomerSummaryProps) {
  const { t } = useLingui();
  const { delivery } = checkout;
  const isPickup = delivery.method === "pickup";
  const count = countOf(checkout.lines);
  const country = draft.country.trim() || HOME_COUNTRY;
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-4 border-y border-hairline py-6">
      <Detail name={<Trans>Customer</Trans>} className="col-span-2">
        {draft.firstName} {draft.lastName}
      </Detail>
      <Detail name={<Trans>Email</Trans>} className="col-span-2">
        {draft.email}
      </Detail>
      <Detail name={<Trans>Phone</Trans>} className="min-w-0">
        {draft.phone}
      </Detail>
      <Detail name={<Trans>Items</Trans>}>
        <Select value={grammaticalNumber(count)} _one={`${count} item`} other={`${count} items`} />
      </Detail>
      <Detail
        name={isPickup ? <Trans>Pick-up</Trans> : <Trans>Shipping Address</Trans>}
        className="col-span-2"
      >
        <div className="flex flex-wrap items-center gap-x-4">
          <span className="min-w-0 break-words">
            {delivery.method === "pickup"
              ? delivery.address
              : addressLinesOf({ ...draft, country }).join(", ")}
          </span>
          <button
            type="button"
            aria-label={isPickup ? t`Change the pick-up` : t`Change the shipping address`}
            onClick={onChange}
            className="text-link inline-flex min-h-11 items-center text-sm"
          >
            <Trans>Change</Trans>
          </button>
        </div>
      </Detail>
      {buyer && (
        <Detail name={<Trans>Invoice for</Trans>} className="col-span-2">
          {invoiceBuyerText(buyer)}
        </Detail>
      )}
      <Detail name={<Trans>Total</Trans>} className="col-span-2">
        <span className="text-lg tabular-nums">{formatCents(checkout.total)}</span>
      </Detail>
    </dl>
  );
}

/** The second step: the amount and the provider's button. */
export function PaymentStep({ draft, buyer, attempt, isBagRejected, onBack }: PaymentStepProps) {
  const { t } = useLingui();
  const { result } = attempt;
  useAnnouncement(result === null ? t`Reserving your items…` : "");
  const { items, open } = useCart();
  const isOutdated = result?.ok === false && OUTDATED.includes(result.error.code);
  return (
    <div className="grid gap-8">
      <h2 className="text-xl">
        <Trans>Payment</Trans>
      </h2>
      {result === null && (
        <p className="flex items-center gap-4 text-muted">
          <Spinner />
          <Trans>Reserving your items…</Trans>
        </p>
      )}
      {result?.ok === false && <CheckoutError error={result.error} items={items} />}
      {isBagRejected && (
        <ButtonLink to="/shop" onClick={open} className="justify-self-start">
          <Trans>Go to your bag</Trans>
        </ButtonLink>
      )}
      {result?.ok && (
        <>
          <CustomerSummary
            draft={draft}
            buyer={buyer}
            checkout={result.checkout}
            onChange={onBack}
          />
          {result.button && (
            <>
              <PaymentButton key={result.checkout.reference} button={result.button} />
              <ul className="grid gap-1 text-sm text-muted">
                <li>
                  <Trans>Your payment is encrypted.</Trans>
                </li>
                <li>
                  <Trans>Payments are processed in Ecuador.</Trans>
                </li>
                <li>
                  <Trans>
                    Your items are reserved until <ShopDeadline iso={result.checkout.expiresAt} />
                  </Trans>
                </li>
              </ul>
            </>
          )}
          <OtherMethods
            key={`methods of ${result.checkout.reference}`}
            reference={result.checkout.reference}
            methods={result.methods}
            isAlone={result.button === null}
          />
        </>
      )}
      <Button
        variant="plain"
        size="sm"
        className="-ml-5 justify-self-start"
        onClick={isOutdated ? () => window.location.reload() : onBack}
      >
        <Trans>Back to Shipping Information</Trans>
      </Button>
    </div>
  );
}
