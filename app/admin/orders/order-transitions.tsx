import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useFetcher } from "react-router";
import type { InvoiceRow } from "#app/data/admin/invoice-row.ts";
import type { Shipment } from "#app/data/admin/order.ts";
import type { FreshCheck } from "#app/data/admin/payment-check.ts";
import { canReceiveMail } from "#app/domain/contact/can-receive-mail.ts";
import type { Order } from "#app/domain/order/order.ts";
import type { OrderReversal } from "#app/domain/order/order-reversal.ts";
import { type OrderStatus, STATUS_TRANSITIONS } from "#app/domain/order/order-status.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { cleanText } from "#app/domain/text/clean-text.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorMessage } from "../failure/error-message.tsx";
import { errorOf, SUBMIT_OPTIONS } from "../form/outcome.ts";
import { useSubmission } from "../form/use-submission.ts";
import { useUnsavedChanges } from "../unsaved/use-unsaved-changes.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { DeliverUnpaidDialog } from "./deliver-unpaid-dialog.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { changesOf, shipmentOf } from "./shipment-changes.ts";
import { ShipmentFields } from "./shipment-fields.tsx";
import { TransitionButtons } from "./transition-buttons.tsx";
import { UntrackedDialog } from "./untracked-dialog.tsx";
import { VouchDialog } from "./vouch-dialog.tsx";
import type { OrderSubmission, ShippingOutcome } from "./write-order.tsx";

type OrderTransitionsProps = {
  order: Order;
  invoices: readonly InvoiceRow[];
  /** Whether PayPhone and the order differ about the payment. */
  isStopped: boolean;
  /** Null without an online payment, or if it could not be read. */
  reversal: OrderReversal | null;
  /** That of the newest order that has one. Null if none has. */
  lastCourier: string | null;
};

const STOPPED = new ShopError("PAYMENT_DIFFERS", "PayPhone describes the payment differently.");

/** The status transitions of an order, and its courier and tracking number, which stay typed when others change the status. */
export function OrderTransitions(props: OrderTransitionsProps) {
  const { order } = props;
  const [typed, setTyped] = useState<Partial<Shipment>>({});
  /** Apart from what is typed, which drops a removed courier for being the order's. */
  const [isProposed, setProposed] = useState(true);
  const [known, setKnown] = useState(order);
  if (known !== order) {
    setKnown(order);
    // What is saved follows the order again.
    setTyped(changesOf(order, typed));
  }
  function type(changes: Partial<Shipment>) {
    if (changes.courier !== undefined) setProposed(false);
    setTyped({ ...typed, ...changes });
  }
  return (
    <Transitions
      key={order.status}
      {...props}
      lastCourier={isProposed ? props.lastCourier : null}
      typed={typed}
      onType={type}
    />
  );
}

type TransitionsProps = OrderTransitionsProps & {
  typed: Partial<Shipment>;
  onType: (changes: Partial<Shipment>) => void;
};

function Transitions(props: TransitionsProps) {
  const { order, invoices, isStopped, reversal, lastCourier, typed, onType } = props;
  const change = useSubmission<OrderSubmission>();
  const shipping = useFetcher<ShippingOutcome>();
  const [confirming, setConfirming] = useState<OrderStatus | null>(null);
  const { isBusy } = change;
  const isPickup = order.delivery.method === "pickup";
  const hasShipment = !isPickup && order.status !== "cancelled" && order.status !== "refunded";
  const canShip = STATUS_TRANSITIONS[order.status].includes("shipped");
  const proposed = canShip && !order.courier && lastCourier ? { courier: lastCourier } : {};
  /** Without what others have saved, so that an old page does not undo it. */
  const shipment = hasShipment ? changesOf(order, typed) : {};
  const isTyped = Object.keys(shipment).length > 0;
  useUnsavedChanges(isTyped);

  const dialogOf = (to: OrderStatus) => ({
    order,
    isOpen: confirming === to,
    onClose: () => setConfirming(null),
  });

  function changeStatus(to: OrderStatus) {
    setConfirming(null);
    change.submit({ intent: "change-status", from: order.status, to, shipment });
  }

  function ship(silent: FreshCheck | null) {
    setConfirming(null);
    const submission: OrderSubmission = {
      intent: "ship",
      from: order.status,
      shipment: hasShipment ? changesOf(order, { ...proposed, ...typed }) : {},
      silent,
      isPickup,
      hasEmail: canReceiveMail(order.email),
    };
    shipping.submit(submission, SUBMIT_OPTIONS);
  }

  function shipIfTracked() {
    const { trackingNumber } = { ...shipmentOf(order), ...shipment };
    if (!isPickup && cleanText(trackingNumber) === "") setConfirming("shipped");
    else ship(null);
  }

  function submitShipment() {
    if (isBusy || shipping.state !== "idle") return;
    if (canShip) shipIfTracked();
    else if (order.status === "shipped" && isTyped) changeStatus("shipped");
  }

  if (STATUS_TRANSITIONS[order.status].length === 0) {
    return (
      <p className="text-muted text-sm">
        <Trans>This order is closed: it takes no further step.</Trans>
      </p>
    );
  }
  return (
    <div className="grid gap-4">
      {hasShipment && (
        <ShipmentFields
          shipment={{ ...shipmentOf(order), ...proposed, ...typed }}
          onChange={onType}
          onSubmit={submitShipment}
        />
      )}
      <ErrorMessage error={change.error} />
      {!shipping.data?.silent && <ErrorMessage error={isStopped ? STOPPED : errorOf(shipping)} />}
      <div className="flex flex-wrap gap-x-5 gap-y-3">
        {order.status === "shipped" && isTyped && (
          <Button
            size="sm"
            variant="secondary"
            isInactive={isBusy}
            onClick={() => changeStatus(order.status)}
          >
            <Trans>Save Shipment</Trans>
          </Button>
        )}
        <TransitionButtons
          order={order}
          isBusy={isBusy || shipping.state !== "idle"}
          onChange={(to) => (to === "shipped" ? shipIfTracked() : changeStatus(to))}
          onConfirm={setConfirming}
        />
      </div>
      <UntrackedDialog {...dialogOf("shipped")} onShip={() => ship(null)} />
      <VouchDialog order={order} fetcher={shipping} onVouch={ship} />
      <DeliverUnpaidDialog {...dialogOf("delivered")} onDeliver={() => changeStatus("delivered")} />
      <CancelDialog {...dialogOf("cancelled")} invoices={invoices} reversal={reversal} />
      <RefundDialog
        {...dialogOf("refunded")}
        invoices={invoices}
        reversal={reversal}
        onRefund={() => changeStatus("refunded")}
      />
    </div>
  );
}
