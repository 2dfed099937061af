import { readdir } from "node:fs/promises";
import path from "node:path";
import { type FaultyShop, TEST_PRODUCT } from "./faulty-shop.ts";

type OrderRow = {
  id: string;
  reference: string;
  status: string;
  checkout_id: string;
  payment_method: string;
  /** Null unless a card paid for it. */
  payphone_transaction_id: string | null;
  stock_restored_at: string | null;
};

const ORDER_COLUMNS =
  "id,reference,status,checkout_id,payment_method,payphone_transaction_id,stock_restored_at";

type SandboxPayments = Awaited<ReturnType<FaultyShop["payments"]>>;

/** A captured payment has paid for one order, and one refunded by staff did; all others have paid for none. */
function findPaymentLosses(
  payments: SandboxPayments,
  orders: OrderRow[],
  unreturned: Set<string>,
): string[] {
  const losses: string[] = [];
  for (const { reference, transactionId, state } of payments) {
    const made = orders.filter(
      (order) => order.reference === reference && order.payphone_transaction_id !== null,
    );
    const isRefunded = made.some(({ status }) => status === "refunded");
    // A payment that PayPhone refused to reverse stays captured without an order; the owner has been alerted.
    const isDue = state === "captured" && !unreturned.has(String(transactionId));
    const due = isDue || (state === "reversed" && isRefunded) ? 1 : 0;
    if (made.length !== due) losses.push(`${state} payment has ${made.length} orders`);
    if (isRefunded !== (state === "reversed" && made.length > 0)) {
      losses.push(`${state} payment, but its order is ${made[0]?.status}`);
    }
    if (made.some((order) => order.payphone_transaction_id !== String(transactionId))) {
      losses.push("an order names another payment");
    }
  }
  return losses;
}

async function findMailLosses(
  shop: FaultyShop,
  sold: OrderRow[],
  unreturned: Set<string>,
  delivered: string[] | null,
): Promise<string[]> {
  const mails = await shop.rest<{ dedupe_key: string }>("GET", "outbox?select=dedupe_key");
  const files = delivered ?? (await readdir(path.join(shop.dataDir, "outbox")).catch(() => []));
  const losses: string[] = [];
  const expectOne = (kind: string, id: string) => {
    const key = `${kind}:${id}`;
    const written = mails.filter(({ dedupe_key }) => dedupe_key === key).length;
    const sent = files.filter((file) => file.includes(kind) && file.includes(id)).length;
    if (written !== 1 || sent !== 1) losses.push(`${kind}: ${written} written, ${sent} retained`);
  };
  for (const { id, status } of sold) {
    expectOne("order_confirmation", id);
    if (status === "refunded") expectOne("payment_reversed", id);
  }
  for (const transactionId of unreturned) {
    const alerted = mails.filter(
      ({ dedupe_key }) =>
        dedupe_key.startsWith("payment_alert:") && dedupe_key.endsWith(`:${transactionId}`),
    );
    if (alerted.length !== 1) losses.push(`the owner was alerted ${alerted.length} times`);
  }
  return losses;
}

/**
 * Compare the provider's payments with the shop's orders, stock and emails; return the differences. Emails are read
 * from the shop's folder, or from `delivered`, the Message-IDs that a mail server received.
 */
export async function findLosses(
  shop: FaultyShop,
  delivered: string[] | null = null,
): Promise<string[]> {
  const [payments, orders, settled, refused, [product]] = await Promise.all([
    shop.payments(),
    shop.rest<OrderRow>("GET", `orders?select=${ORDER_COLUMNS}`),
    shop.rest<{ id: string }>("GET", "checkouts?status=eq.settled&select=id"),
    shop.rest<{ transaction_id: string }>(
      "GET",
      "payment_attempts?state=eq.reversal_refused&select=transaction_id",
    ),
    shop.rest<{ quantity: number }>("GET", `products?id=eq.${TEST_PRODUCT.id}&select=quantity`),
  ]);
  const unreturned = new Set(refused.map(({ transaction_id }) => transaction_id));
  const settledIds = new Set(settled.map(({ id }) => id));
  const sold = orders.filter(({ checkout_id }) => settledIds.has(checkout_id));
  const losses = [
    ...findPaymentLosses(payments, orders, unreturned),
    ...(await findMailLosses(shop, sold, unreturned, delivered)),
  ];
  for (const { reference, payment_method } of orders) {
    const isPaid = payments.some((book) => book.reference === reference);
    if (payment_method === "card" && !isPaid) losses.push("unpaid order");
  }
  const retained = sold.filter(({ stock_restored_at }) => stock_restored_at === null).length;
  if (product?.quantity !== TEST_PRODUCT.stock - retained) {
    losses.push(
      `${retained} orders retained, but ${product?.quantity} of ${TEST_PRODUCT.stock} in stock`,
    );
  }
  return losses;
}
