import type { OrderRow, State } from "./state.ts";

const isReachable = ({ email }: OrderRow) => email !== "" && !email.endsWith("@erased.invalid");

/** The emails that an order in its present state has caused, by kind. */
function promisedMails(order: OrderRow, isSold: boolean): string[] {
  const isPaid = order.payment_received_at !== null;
  return [
    ...(isPaid || isSold ? ["order_confirmation"] : []),
    ...(order.status === "refunded" && isPaid ? ["payment_reversed"] : []),
    ...(order.status === "cancelled" && !isPaid && isSold ? ["order_cancelled"] : []),
    ...(order.status === "cancelled" && !isPaid && !isSold ? ["payment_expired"] : []),
    ...(order.status === "shipped" ? ["order_shipped"] : []),
  ];
}

/** Every promise has its one email, and no email says what did not happen. */
export function findMailProblems({ orders, checkouts, mails, documents }: State): string[] {
  const problems: string[] = [];
  for (const order of orders) {
    const { id } = order;
    const isSold = checkouts.some(
      (checkout) => checkout.id === order.checkout_id && checkout.status === "settled",
    );
    const count = (kind: string) =>
      mails.filter(({ dedupe_key }) => dedupe_key === `${kind}:${id}`).length;
    if (isReachable(order)) {
      for (const kind of promisedMails(order, isSold)) {
        if (count(kind) !== 1) problems.push(`${id} is ${order.status}: ${count(kind)} ${kind}`);
      }
      const isAwaited = mails.some(({ dedupe_key }) =>
        dedupe_key.startsWith(`payment_awaited:${id}`),
      );
      if (order.status === "awaiting_payment" && !isAwaited) {
        problems.push(`${id}: no email says how to pay`);
      }
      const isPaid = order.payment_received_at !== null;
      if (count("payment_reversed") > 0 && order.status !== "refunded") {
        problems.push(`${id} is ${order.status}, and its email says refunded`);
      }
      if (count("order_confirmation") > 0 && !isPaid && !isSold) {
        problems.push(`${id} is confirmed and neither paid nor accepted`);
      }
    }
    const isOwn = order.made_by !== null;
    const ownerKnows =
      count("new_order") + count("order_awaiting") > 0 ||
      (isOwn && order.payphone_transaction_id === null);
    if (isReachable(order) && !ownerKnows) problems.push(`${id}: the owner was not told`);
  }
  for (const { id, order_id, state } of documents) {
    const order = orders.find((known) => known.id === order_id);
    const isSent = mails.some(({ dedupe_key }) => dedupe_key === `tax_document:${order_id}:${id}`);
    if (state === "authorized" && order && isReachable(order) && !isSent) {
      problems.push(`the document ${id} was not sent`);
    }
    const isAlerted = mails.some(
      ({ kind, payload }) => kind === "invoice_alert" && payload.documentId === id,
    );
    if (state === "needs_owner" && !isAlerted) problems.push(`the owner does not know of ${id}`);
  }
  for (const { dedupe_key, sent_at, payload } of mails) {
    const order = orders.find(({ id }) => id === payload.id);
    const isLate =
      dedupe_key.startsWith("order_shipped:") && /cancelled|refunded/.test(order?.status ?? "");
    if (isLate && sent_at === null)
      problems.push(`${order?.status}, and an email will say shipped`);
  }
  const keys = new Set(mails.map(({ dedupe_key }) => dedupe_key));
  if (keys.size !== mails.length) problems.push("an email is queued twice");
  return problems;
}
