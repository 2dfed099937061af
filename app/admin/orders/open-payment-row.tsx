import { Plural, Trans } from "@lingui/react/macro";
import { useState } from "react";
import { formatCents } from "#app/domain/money/money.ts";
import { canBeSettled, holdsStock, type OpenPayment } from "#app/domain/payment/open-payment.ts";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { ShopTime } from "#app/ui/shop-time.tsx";
import { ReleaseDialog } from "./release-dialog.tsx";
import { SettleDialog } from "./settle-dialog.tsx";

function PaymentStatus({ payment }: { payment: OpenPayment }) {
  const isReversing = payment.attempts.some(({ state }) => state === "reversal_due");
  if (isReversing) return <Trans>The money is going back to the customer.</Trans>;
  if (holdsStock(payment)) {
    return (
      <Plural
        value={payment.units}
        one="PayPhone has not answered. # unit is held."
        other="PayPhone has not answered. # units are held."
      />
    );
  }
  if (payment.status === "settled") {
    return <Trans>The order exists. PayPhone is asked about a second payment.</Trans>;
  }
  return <Trans>Nothing is held. If money turns up, the shop returns it.</Trans>;
}

function Actions({ payment }: { payment: OpenPayment }) {
  const [dialog, setDialog] = useState<"release" | "settle" | null>(null);
  const { reference, attempts } = payment;
  const [only] = attempts.length === 1 ? attempts : [];
  const close = () => setDialog(null);
  return (
    <div className="flex flex-wrap gap-3">
      {holdsStock(payment) && (
        <Button size="sm" variant="secondary" onClick={() => setDialog("release")}>
          <Trans>Release</Trans>
        </Button>
      )}
      {canBeSettled(payment) && (
        <Button size="sm" variant="secondary" onClick={() => setDialog("settle")}>
          <Trans>Settle by Hand</Trans>
        </Button>
      )}
      <ReleaseDialog payment={payment} isOpen={dialog === "release"} onClose={close} />
      <SettleDialog
        initial={{ reference, transactionId: only?.transactionId ?? "" }}
        isOpen={dialog === "settle"}
        onClose={close}
      />
    </div>
  );
}

/** A payment without a final answer, and the actions of staff on it. */
export function OpenPaymentRow({ payment }: { payment: OpenPayment }) {
  const { reference, attempts, orderId } = payment;
  return (
    <li className="grid gap-3 border-hairline border-b py-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-8">
      <div className="grid gap-1">
        <p className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6">
          <span>
            {payment.customerName}
            <span className="wrap-anywhere block text-muted text-sm">{payment.email}</span>
          </span>
          <span className="tabular-nums">{formatCents(payment.total)}</span>
        </p>
        <p className="text-sm">
          <PaymentStatus payment={payment} />{" "}
          {orderId && (
            <Link to={`/admin/orders/${orderId}`} className="text-link">
              <Trans>Open the order</Trans>
            </Link>
          )}
        </p>
        <p className="wrap-anywhere text-muted text-sm">
          <Trans>
            Since <ShopTime iso={payment.since} />
          </Trans>{" "}
          · {reference}
          {attempts.map(({ transactionId }) => ` · ${transactionId}`)}
        </p>
      </div>
      <Actions payment={payment} />
    </li>
  );
}
