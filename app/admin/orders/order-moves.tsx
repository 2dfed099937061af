import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { moveOrder } from "#app/data/admin-order.ts";
import type { Order } from "#app/domain/order.ts";
import { ORDER_MOVES, type OrderStatus } from "#app/domain/order-status.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { FailureMessage } from "../layout/failure-message.tsx";
import { Question } from "../layout/question.tsx";
import { useWrite } from "../layout/use-write.ts";
import { useStatusName } from "./status-name.tsx";

/** Moves out of which no other leads: they are asked about first. */
const FINAL: readonly OrderStatus[] = ["cancelled", "refunded"];

function TrackingSave({
  order,
  tracking,
  onSave,
}: {
  order: Order;
  tracking: string;
  onSave: () => void;
}) {
  if (order.status !== "shipped" || tracking.trim() === (order.trackingNumber ?? "")) return null;
  return (
    <Button size="sm" variant="secondary" onClick={onSave}>
      <Trans>Save Tracking Number</Trans>
    </Button>
  );
}

/** The steps an order may take next, and only those, with the tracking number that goes with them. */
export function OrderMoves({ order }: { order: Order }) {
  const { t } = useLingui();
  const nameOf = useStatusName();
  const { write, isBusy, failure } = useWrite();
  const [tracking, setTracking] = useState(order.trackingNumber ?? "");
  const [asked, setAsked] = useState<OrderStatus | null>(null);
  const moves = ORDER_MOVES[order.status];

  async function move(to: OrderStatus) {
    setAsked(null);
    await write(() => moveOrder(order, to, tracking));
  }

  if (moves.length === 0) {
    return (
      <p className="text-muted text-sm">
        <Trans>This order is closed: it takes no further step.</Trans>
      </p>
    );
  }
  return (
    <div className="grid gap-4">
      <TextField
        label={<Trans>Tracking number</Trans>}
        maxLength={100}
        value={tracking}
        onChange={setTracking}
      />
      <FailureMessage failure={failure} />
      <div className="flex flex-wrap gap-3">
        <TrackingSave order={order} tracking={tracking} onSave={() => move(order.status)} />
        {moves.map((to) => (
          <Button
            key={to}
            size="sm"
            variant={FINAL.includes(to) ? "plain" : "secondary"}
            disabled={isBusy}
            onClick={() => (FINAL.includes(to) ? setAsked(to) : move(to))}
          >
            {t`Mark as ${nameOf(to)}`}
          </Button>
        ))}
      </div>
      <Question
        isOpen={asked !== null}
        title={asked && t`Mark this order as ${nameOf(asked)}?`}
        yes={<Trans>Mark It</Trans>}
        no={<Trans>Keep As It Is</Trans>}
        onYes={() => asked && move(asked)}
        onNo={() => setAsked(null)}
      >
        <Trans>It takes no further step after that. No money and no stock is moved by it.</Trans>
      </Question>
    </div>
  );
}
