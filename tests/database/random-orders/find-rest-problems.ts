import { isHandled, listPayments } from "./find-money-problems.ts";
import { isLive } from "./find-stock-problems.ts";
import type { RandomShop } from "./random-shop.ts";
import type { State } from "./state.ts";

/** Once the workers have had days without a fault, nothing is under way any more. */
export async function findRestProblems(world: RandomShop, state: State): Promise<string[]> {
  const { attempts, checkouts, checks, documents, mails, now, orders, reversals } = state;
  const { documents: known } = await world.sri.control();
  const authorized = known.filter((document) => document.state === "authorized");
  const payments = await listPayments(world);
  return [
    ...checkouts.filter((one) => isLive(one, now)).map((one) => `${one.reference} holds units`),
    ...checkouts
      .filter((one) => one.next_check_at !== null)
      .map((one) => `${one.reference} is asked about for ever`),
    ...attempts
      .filter((one) => one.state === "asked" || one.state === "reversal_due")
      .map((one) => `the payment ${one.transaction_id} is ${one.state}`),
    ...reversals
      .filter((one) => one.state === "due")
      .map((one) => `${one.order_id} is returned for ever`),
    ...checks
      .filter((one) => one.next_check_at)
      .map((one) => `${one.order_id} is checked for ever`),
    ...orders
      .filter((one) => one.status === "awaiting_payment")
      .map((one) => `${one.id} awaits for ever`),
    ...documents
      .filter((one) => ["queued", "signed", "received", "awaiting_invoice"].includes(one.state))
      .filter(
        (one) =>
          one.state !== "awaiting_invoice" ||
          documents.some(
            (other) => other.order_id === one.order_id && /authorized|closed/.test(other.state),
          ),
      )
      .map((one) => `the ${one.kind} ${one.id} is ${one.state}`),
    ...mails
      .filter((one) => one.sent_at === null)
      .map((one) => `the email ${one.dedupe_key} waits`),
    ...documents
      .filter(
        (one) =>
          one.state === "authorized" &&
          !authorized.some(({ accessKey }) => accessKey === one.access_key),
      )
      .map((one) => `the SRI does not know ${one.id}`),
    ...authorized
      .filter(({ accessKey }) => !documents.some((one) => one.access_key === accessKey))
      .map(({ accessKey }) => `only the SRI knows ${accessKey}`),
    // The evening's check stops the shipment of what PayPhone does not show as paid.
    ...payments.flatMap(({ transactionId, state: stage }) => {
      const order = orders.find((one) => one.payphone_transaction_id === String(transactionId));
      const isLost = stage !== "captured" && order && !/refunded|cancelled/.test(order.status);
      const isStopped =
        isHandled(state, String(transactionId)) ||
        checks.some((one) => one.order_id === order?.id && one.state === "silent");
      return isLost && !isStopped ? [`${order.id} is not paid, and its shipment not stopped`] : [];
    }),
  ];
}
