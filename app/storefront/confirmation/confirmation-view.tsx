import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { Await } from "react-router";
import type { Order } from "#app/domain/order/order.ts";
import type {
  FailedReturn,
  PaymentFailure,
  Settlement,
  Verdict,
} from "#app/domain/payment/payment-verdict.ts";
import { useAnnouncement } from "#app/ui/announcer.tsx";
import { CheckoutLayout } from "../checkout/checkout-layout.tsx";
import { useOpenCheckout } from "../layout/use-open-checkout.ts";
import { AwaitingOrderPath } from "./awaiting-order-path.ts";
import { ConfirmingPayment, ProcessingOrder } from "./confirmation-loading.tsx";
import { OrderNotFound } from "./order-not-found.tsx";
import { PaymentError, type Problem } from "./payment-error.tsx";
import { Receipt } from "./receipt.tsx";

export type ReturnState =
  | { kind: "receipt"; order: Order }
  | { kind: "no_transaction" }
  | { kind: "not_successful"; status: string | null; orderPath?: string | null }
  | { kind: "no_items" }
  | { kind: "too_many_returns" }
  | {
      kind: "confirming";
      verdict: Promise<Verdict>;
      settlement: Promise<Settlement>;
      /** The page of the order, if it awaits its payment. */
      orderPath?: string | null;
    };

/** What a captured payment was lost to. */
const LOST_MEANWHILE: Partial<Record<PaymentFailure, Problem>> = {
  sold_out: "sold_meanwhile",
  discount_used_up: "discount_meanwhile",
};

/** The text is the same at every visit and whether the payment failed before or with the order. */
function Failed({ failure, refund, isUncharged }: FailedReturn) {
  if (failure === "checkout_not_found") return <OrderNotFound />;
  const captured = refund === null ? null : LOST_MEANWHILE[failure];
  const problem = captured ?? failure;
  return <PaymentError {...{ problem, refund, isUncharged }} />;
}

function Settled({ settlement }: { settlement: Settlement }) {
  const { t } = useLingui();
  useAnnouncement(settlement.kind === "settled" ? t`Your order has been confirmed` : "");
  switch (settlement.kind) {
    case "settled":
      return <Receipt order={settlement.order} />;
    case "failed":
      return <Failed {...settlement} />;
    case "unwritten":
      return <PaymentError problem="order_unwritten" />;
  }
}

function Confirming({ verdict, settlement }: Extract<ReturnState, { kind: "confirming" }>) {
  return (
    <Suspense fallback={<ConfirmingPayment />}>
      <Await resolve={verdict} errorElement={<PaymentError problem="unresolved" />}>
        {(resolved) =>
          resolved.kind === "failed" ? (
            <Failed {...resolved} />
          ) : (
            <Suspense fallback={<ProcessingOrder />}>
              <Await resolve={settlement} errorElement={<PaymentError problem="order_unwritten" />}>
                {(settled) => <Settled settlement={settled} />}
              </Await>
            </Suspense>
          )
        }
      </Await>
    </Suspense>
  );
}

function Outcome({ state }: { state: ReturnState }) {
  switch (state.kind) {
    case "receipt":
      return <Receipt order={state.order} />;
    case "confirming":
      return <Confirming {...state} />;
    case "not_successful":
      return <PaymentError problem="not_successful" status={state.status} />;
    default:
      return <PaymentError problem={state.kind} />;
  }
}

/** The return from the provider, and the receipt. */
export function ConfirmationView({ state }: { state: ReturnState }) {
  useOpenCheckout();
  return (
    <CheckoutLayout order={state.kind === "receipt" ? state.order : null}>
      <div className="mx-auto max-w-3xl">
        <AwaitingOrderPath value={("orderPath" in state && state.orderPath) || null}>
          <Outcome state={state} />
        </AwaitingOrderPath>
      </div>
    </CheckoutLayout>
  );
}
