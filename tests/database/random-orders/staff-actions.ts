import { type Action, repeatable } from "./action.ts";
import type { Picker } from "./picker.ts";
import type { RandomShop } from "./random-shop.ts";
import { BUYERS, pickLines, pickPerson } from "./shopper-actions.ts";
import type { OrderRow, State } from "./state.ts";

/** Return an order, most often one that the choice is about. */
function pickOrder(pick: Picker, { orders }: State, fits: (order: OrderRow) => boolean) {
  return pick.maybe(pick.chance(0.9) ? orders.filter(fits) : orders);
}

const isIn =
  (...statuses: string[]) =>
  ({ status }: OrderRow) =>
    statuses.includes(status);

/** Change an order over REST, as the admin does. */
const patchOrder = (world: RandomShop, id: string, columns: object) =>
  world.call<{ details?: string }>("server", "PATCH", `orders?id=eq.${id}`, columns);

const confirmPayment: Action = async (world, pick, state) => {
  const order = pickOrder(pick, state, ({ payment_received_at }) => !payment_received_at);
  if (!order) return undefined;
  const paidWith = pick.of([null, "cash", "transfer"] as const);
  return repeatable(() => world.desks().decisions.confirm(order.id, world.staff, paidWith));
};

const refusePayment: Action = async (world, pick, state) => {
  const order = pickOrder(pick, state, isIn("awaiting_payment"));
  if (!order) return undefined;
  return repeatable(() => world.desks().decisions.refuse(order.id, world.staff, "Not there"));
};

const acceptCash: Action = async (world, pick, state) => {
  const order = pickOrder(pick, state, isIn("awaiting_payment", "cancelled"));
  if (!order) return undefined;
  return repeatable(() => world.desks().decisions.accept(order.id, world.staff));
};

const cancel: Action = async (world, pick, state) => {
  const order = pickOrder(pick, state, isIn("awaiting_payment", "pending", "shipped"));
  if (!order) return undefined;
  const restock = pick.chance(0.5);
  return repeatable(() => world.desks().actions.cancel(order.id, world.staff, restock));
};

/** Ship an order whose payment was checked, by PayPhone or in its dashboard. */
const ship: Action = async (world, pick, state) => {
  const order = pickOrder(pick, state, isIn("pending", "processing"));
  if (!order) return undefined;
  const { checking } = world.desks();
  const { state: known } = await checking.check(order.id);
  if (known === "silent") await checking.vouch(order.id, world.staff);
  await patchOrder(world, order.id, { status: "shipped", courier: "Servientrega" });
  return undefined;
};

const takeBackShipment: Action = async (world, pick, state) => {
  const order = pickOrder(pick, state, isIn("shipped"));
  if (order) await world.desks().actions.takeBackShipment(order.id, world.staff);
  return undefined;
};

/** Set a status by hand, also one that is not allowed. Who marks an order as refunded has returned its money. */
const setStatus: Action = async (world, pick, state) => {
  const order = pickOrder(pick, state, isIn("pending", "shipped", "cancelled", "delivered"));
  if (!order) return undefined;
  const status = pick.of([
    "processing",
    "delivered",
    "refunded",
    "cancelled",
    "shipped",
    "pending",
  ]);
  const answer = await patchOrder(world, order.id, { status });
  const isRefunded = status === "refunded" && order.status !== "refunded" && answer.status === 200;
  if (isRefunded) world.notes.refundedByHand.add(order.id);
  return undefined;
};

/** Return the money of an order through PayPhone. */
const reverse: Action = async (world, pick, state) => {
  const order = pickOrder(pick, state, (known) => known.payphone_transaction_id !== null);
  if (!order) return undefined;
  const restock = pick.of([null, true, false]);
  await world.desks().reversing.reverse(order.id, world.staff, restock);
  return undefined;
};

const releasePayment: Action = async (world, pick, { checkouts }) => {
  const stuck = checkouts.filter(({ status }) => status === "confirming");
  const checkout = pick.maybe(pick.chance(0.9) ? stuck : checkouts);
  if (checkout) await world.desks().staffPayments.release(checkout.reference, world.staff);
  return undefined;
};

/** Settle a payment that PayPhone's dashboard shows as captured, now and then with another's id. */
const settleByHand: Action = async (world, pick) => {
  const { payments } = await world.payphone.control({});
  const captured = payments.filter(({ state }) => state === "captured");
  const payment = pick.maybe(pick.chance(0.8) ? captured : payments);
  if (!payment) return undefined;
  const { reference } = payment;
  const named = pick.chance(0.1) ? pick.of(payments) : payment;
  const transactionId = String(named.transactionId);
  // PayPhone's answer may be lost, or missing.
  if (named !== payment || payment.state !== "captured") world.notes.settledBlindly.add(reference);
  const note = pick.of(["", "The dashboard shows it"]);
  const { staff: staffId } = world;
  await world.desks().staffPayments.settle({ reference, transactionId, staffId, note });
  return undefined;
};

const makeOrder: Action = async (world, pick) => {
  const person = pickPerson(pick);
  const hasOwnPrice = pick.chance(0.3);
  const lines = (await pickLines(world, pick)).map((line) => ({
    ...line,
    ownPrice: hasOwnPrice ? 1000 : null,
  }));
  const paidWith = pick.of([null, null, "cash", "terminal"] as const);
  const request = {
    key: crypto.randomUUID(),
    customer: { ...person, email: pick.chance(0.2) ? "" : person.email },
    lines,
    language: "es",
    delivery: pick.of(["delivery", "pickup"] as const),
    invoiceBuyer: pick.of(BUYERS),
    discount: pick.chance(0.2) ? ({ kind: "percent", value: 1000 } as const) : null,
    reason: "A friend",
    holdHours: pick.of([1, 48]),
    paidWith,
    isHandedOver: paidWith !== null && pick.chance(0.5),
    shownTotal: null,
  } as const;
  return repeatable(() => world.desks().owner.make(world.staff, request));
};

export const STAFF_ACTIONS = {
  confirmPayment,
  refusePayment,
  acceptCash,
  cancel,
  ship,
  takeBackShipment,
  setStatus,
  reverse,
  releasePayment,
  settleByHand,
  makeOrder,
};
