import type { RandomShop } from "./random-shop.ts";
import type { OrderRow, State } from "./state.ts";

type Payment = {
  reference: string;
  transactionId: number;
  state: string;
  /** In cents. */
  amount: number;
};

/** Return PayPhone's own ledger. */
export async function listPayments({ payphone }: RandomShop): Promise<Payment[]> {
  return (await payphone.control({})).payments as Payment[];
}

const OPEN_STATES = ["asked", "reversal_due", "reversal_refused", "disputed"];

/** Whether a payment is still handled: a worker asks again, or the owner was alerted. */
export function isHandled({ attempts, mails }: State, id: string): boolean {
  return (
    attempts.some(
      ({ transaction_id, state }) => transaction_id === id && OPEN_STATES.includes(state),
    ) || mails.some(({ kind, payload }) => kind === "payment_alert" && payload.transactionId === id)
  );
}

/** A captured payment belongs to one order, was given back, or is still handled. */
function findPaymentProblems(world: RandomShop, state: State, payment: Payment): string[] {
  const { notes } = world;
  const id = String(payment.transactionId);
  const order = state.orders.find(({ payphone_transaction_id }) => payphone_transaction_id === id);
  const label = `${payment.state} payment ${id} of ${payment.reference}`;
  if (payment.state === "captured") {
    // Without a return, the worker asks about a checkout by its reference.
    const isAskedAbout = state.checkouts.some(
      ({ reference, next_check_at }) => reference === payment.reference && next_check_at !== null,
    );
    if (isAskedAbout || isHandled(state, id)) return [];
    if (!order) return [`${label} belongs to no order`];
    if (order.status === "refunded" && !notes.refundedByHand.has(order.id)) {
      return [`${label} was not given back`];
    }
    const isOther = Math.round(order.total_amount * 100) !== payment.amount;
    return isOther ? [`${label} is ${payment.amount} of an order of ${order.total_amount}`] : [];
  }
  if (!order || order.status === "refunded") return [];
  const isKnown =
    notes.returnedOutside.has(id) ||
    notes.settledBlindly.has(order.reference) ||
    state.reversals.some(({ order_id }) => order_id === order.id);
  return isKnown ? [] : [`${label} has the ${order.status} order ${order.id}`];
}

function findOrderMoney(payments: Payment[], world: RandomShop, order: OrderRow): string[] {
  const isOwed = order.status === "cancelled" && order.payment_received_at !== null;
  if (isOwed && order.email.endsWith("@erased.invalid")) {
    return [`${order.id} is to be refunded, and its customer was erased`];
  }
  const { payphone_transaction_id: id, payment_method, payment_received_at } = order;
  if (id === null) {
    const isByCard = payment_method === "card" && payment_received_at !== null;
    return isByCard ? [`${order.id} was paid by no card`] : [];
  }
  const isKnown = payments.some(({ transactionId }) => String(transactionId) === id);
  const isBlind = world.notes.settledBlindly.has(order.reference);
  return isKnown || isBlind ? [] : [`${order.id} names a payment that PayPhone does not have`];
}

/** Invoices belong to orders that are paid, or were delivered unpaid, one each, with their amounts and with consecutive numbers. */
function findDocumentProblems(world: RandomShop, state: State): string[] {
  const problems: string[] = [];
  for (const order of state.orders) {
    const own = state.documents.filter(({ order_id }) => order_id === order.id);
    const invoices = own.filter(({ kind }) => kind === "invoice");
    const notes = own.filter(({ kind }) => kind === "credit_note");
    const isPaid = order.payment_received_at !== null;
    const isSold = isPaid || order.was_delivered;
    if (invoices.length > (isSold ? 1 : 0)) problems.push(`${order.id} has an invoice too many`);
    if (isSold && invoices.length === 0 && !world.notes.invoicesWereOff) {
      problems.push(`${order.id} is sold and has no invoice`);
    }
    const isReturned = order.status === "refunded" || (order.status === "cancelled" && !isPaid);
    const wanted = isReturned && invoices.length > 0 ? 1 : 0;
    if (notes.length !== wanted) problems.push(`${order.id} has ${notes.length} credit notes`);
    for (const { state: stage, total, kind } of own) {
      if (stage === "authorized" && Number(total) !== order.total_amount) {
        problems.push(`the ${kind} of ${order.id} is ${total} instead of ${order.total_amount}`);
      }
    }
  }
  for (const { kind, next_number, skipped } of state.counters) {
    const numbers = state.documents
      .filter((document) => document.kind === kind && document.sequential !== null)
      .map(({ sequential }) => Number(sequential));
    const isWhole =
      new Set(numbers).size === numbers.length && numbers.length === next_number - 1 - skipped;
    if (!isWhole) problems.push(`numbers of ${kind}: ${numbers} before ${next_number}`);
  }
  return problems;
}

/** What came in is what was sold and what went back, and the tax authority hears of exactly that. */
export async function findMoneyProblems(world: RandomShop, state: State): Promise<string[]> {
  const payments = await listPayments(world);
  return [
    ...payments.flatMap((payment) => findPaymentProblems(world, state, payment)),
    ...state.orders.flatMap((order) => findOrderMoney(payments, world, order)),
    ...findDocumentProblems(world, state),
  ];
}
