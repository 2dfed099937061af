import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { changeOrderStatus, type Shipment } from "#app/data/admin-order.ts";
import type { Order } from "#app/domain/order.ts";
import { type OrderStatus, STATUS_TRANSITIONS } from "#app/domain/order-status.ts";
import { Refusal } from "#app/domain/refusal.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "../layout/confirm-dialog.tsx";
import { FailureMessage } from "../layout/failure-message.tsx";
import { useWrite } from "../layout/use-write.ts";
import { CallProblemMessage } from "./call-problem-message.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { ShipmentFields } from "./shipment-fields.tsx";
import { useStatusName } from "./status-name.tsx";
import { useShipOrder } from "./use-ship-order.ts";
import type { CallProblem } from "./use-shop-call.ts";
import { VouchDialog } from "./vouch-dialog.tsx";

/** Moves that end an order or nearly so: they are asked about first. */
const FINAL: readonly OrderStatus[] = ["cancelled", "refunded"];

/** Where an order usually goes from here: the step that stands out. */
const USUAL: readonly OrderStatus[] = ["shipped", "delivered"];

function variantOf(to: OrderStatus) {
  if (FINAL.includes(to)) return "plain";
  return USUAL.includes(to) ? "primary" : "secondary";
}

const shipmentOf = (order: Order): Shipment => ({
  courier: order.courier ?? "",
  trackingNumber: order.trackingNumber ?? "",
});

const isSame = (a: Shipment, b: Shipment) =>
  a.courier.trim() === b.courier && a.trackingNumber.trim() === b.trackingNumber;

type TransitionButtonsProps = {
  order: Order;
  isBusy: boolean;
  onMove: (to: OrderStatus) => void;
  onAsk: (to: OrderStatus) => void;
};

function TransitionButtons({ order, isBusy, onMove, onAsk }: TransitionButtonsProps) {
  const { t } = useLingui();
  const nameOf = useStatusName();
  return STATUS_TRANSITIONS[order.status].map((to) => (
    <Button
      key={to}
      size="sm"
      variant={variantOf(to)}
      className={FINAL.includes(to) ? "px-0!" : undefined}
      disabled={isBusy}
      onClick={() => (FINAL.includes(to) ? onAsk(to) : onMove(to))}
    >
      {t`Mark as ${nameOf(to)}`}
    </Button>
  ));
}

type OrderTransitionsProps = {
  order: Order;
  /** Whether PayPhone shows its payment differently. */
  isStopped: boolean;
};

const STOPPED: CallProblem = {
  kind: "refusal",
  refusal: new Refusal("PAYMENT_DIFFERS", "PayPhone describes the payment differently."),
};

/** The steps an order may take next, and only those, with the courier and tracking number that go with them. */
export function OrderTransitions({ order, isStopped }: OrderTransitionsProps) {
  const { t } = useLingui();
  const nameOf = useStatusName();
  const { write, isBusy, failure } = useWrite();
  const [shipment, setShipment] = useState(() => shipmentOf(order));
  const [asked, setAsked] = useState<OrderStatus | null>(null);
  const shipping = useShipOrder(order, shipment);
  const travels = order.status !== "cancelled" && order.status !== "refunded";

  async function move(to: OrderStatus) {
    setAsked(null);
    await write(() => changeOrderStatus(order, to, shipment));
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
      {travels && <ShipmentFields shipment={shipment} onChange={setShipment} />}
      <FailureMessage failure={failure} />
      {!shipping.silent && <CallProblemMessage problem={isStopped ? STOPPED : shipping.problem} />}
      <div className="flex flex-wrap gap-x-5 gap-y-3">
        {order.status === "shipped" && !isSame(shipment, shipmentOf(order)) && (
          <Button
            size="sm"
            variant="secondary"
            disabled={isBusy}
            onClick={() => move(order.status)}
          >
            <Trans>Save Shipment</Trans>
          </Button>
        )}
        <TransitionButtons
          order={order}
          isBusy={isBusy || shipping.isBusy}
          onMove={(to) => (to === "shipped" ? shipping.ship() : move(to))}
          onAsk={setAsked}
        />
      </div>
      <VouchDialog order={order} shipping={shipping} />
      <CancelDialog order={order} isOpen={asked === "cancelled"} onClose={() => setAsked(null)} />
      <ConfirmDialog
        isOpen={asked === "refunded"}
        title={t`Mark this order as ${nameOf("refunded")}?`}
        yes={<Trans>Mark as Refunded</Trans>}
        no={<Trans>Go Back</Trans>}
        onYes={() => move("refunded")}
        onNo={() => setAsked(null)}
      >
        <Trans>Only the status changes. No money is given back and no units return to stock.</Trans>
      </ConfirmDialog>
    </div>
  );
}
