import { Select, Trans, useLingui } from "@lingui/react/macro";
import { countOf } from "#app/domain/bag/bag.ts";
import type { Checkout, StartCheckoutResult } from "#app/domain/checkout/checkout.ts";
import { type InvoiceBuyer, invoiceBuyerText } from "#app/domain/checkout/invoice-buyer.ts";
import type { ShippingDraft } from "#app/domain/checkout/shipping-draft.ts";
import { HOME_COUNTRY } from "#app/domain/delivery/province.ts";
import { formatCents } from "#app/domain/money/money.ts";
import { addressLinesOf } from "#app/domain/order/order.ts";
import { grammaticalNumber } from "#app/domain/text/grammatical-number.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Detail } from "#app/ui/detail.tsx";
import type { Openable } from "#app/ui/lazy-panel.tsx";
import { ShopDeadline } from "#app/ui/shop-deadline.tsx";
import { useCart } from "../bag/cart-provider.tsx";
import { CheckoutError } from "./checkout-error.tsx";
import { OtherMethods } from "./other-methods.tsx";
import { PaymentButton } from "./payment-button.tsx";
import { ReservingItems } from "./reserving-items.tsx";

type CustomerSummaryProps = {
  draft: ShippingDraft;
  buyer: InvoiceBuyer | null;
  checkout: Checkout;
  onChange: () => void;
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

type StartedCheckoutProps = Openable & {
  draft: ShippingDraft;
  buyer: InvoiceBuyer | null;
  /** Null until the server has responded. */
  result: StartCheckoutResult | null;
  /** The attempt was rejected because of the bag. */
  isBagRejected: boolean;
  /** Called to change the shipping address. */
  onChange: () => void;
};

/** What an attempt to pay led to: the amount and the ways to pay, or why it failed. */
export function StartedCheckout(props: StartedCheckoutProps) {
  const { draft, buyer, result, isBagRejected, onChange } = props;
  const { items, open } = useCart();
  if (result === null) return <ReservingItems />;
  if (!result.ok) {
    return (
      <>
        <CheckoutError error={result.error} items={items} />
        {isBagRejected && (
          <ButtonLink to="/shop" onClick={open} className="justify-self-start">
            <Trans>Go to your bag</Trans>
          </ButtonLink>
        )}
      </>
    );
  }
  const { checkout, button, methods } = result;
  return (
    <>
      <CustomerSummary {...{ draft, buyer, checkout, onChange }} />
      {button && (
        <>
          <PaymentButton key={checkout.reference} button={button} />
          <ul className="grid gap-1 text-sm text-muted">
            <li>
              <Trans>Your payment is encrypted.</Trans>
            </li>
            <li>
              <Trans>Payments are processed in Ecuador.</Trans>
            </li>
            <li>
              <Trans>
                Your items are reserved until <ShopDeadline iso={checkout.expiresAt} />
              </Trans>
            </li>
          </ul>
        </>
      )}
      <OtherMethods
        key={`methods of ${checkout.reference}`}
        reference={checkout.reference}
        methods={methods}
        isAlone={button === null}
      />
    </>
  );
}
