import { readdir } from "node:fs/promises";
import path from "node:path";
import { type FaultyShop, GOODS } from "./faulty-shop.ts";

type OrderRow = { id: string; reference: string; status: string; payphone_transaction_id: string };
type Books = Awaited<ReturnType<FaultyShop["books"]>>;

/** Each payment has the orders it should: one that was captured, or given back by staff; none else. */
function paymentsAmiss(books: Books, orders: OrderRow[], unreturned: Set<string>): string[] {
  const losses: string[] = [];
  for (const { reference, transactionId, state } of books) {
    const made = orders.filter((order) => order.reference === reference);
    const isRefunded = made.some(({ status }) => status === "refunded");
    // A payment that PayPhone refused to give back is captured without an order; the owner has been told.
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

async function mailsAmiss(
  shop: FaultyShop,
  orders: OrderRow[],
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
    if (written !== 1 || sent !== 1) losses.push(`${kind}: ${written} written, ${sent} kept`);
  };
  for (const { id, status } of orders) {
    expectOne("order_confirmation", id);
    if (status === "refunded") expectOne("payment_reversed", id);
  }
  for (const transactionId of unreturned) {
    const told = mails.filter(
      ({ dedupe_key }) =>
        dedupe_key.startsWith("payment_alert:") && dedupe_key.endsWith(`:${transactionId}`),
    );
    if (told.length !== 1) losses.push(`the owner was told ${told.length} times`);
  }
  return losses;
}

/**
 * Compares the provider's books with the shop's orders, stock and e-mails; returns what is wrong. The e-mails are those in the
 * shop's own folder, or the ones a mail server was `delivered`, by Message-ID.
 */
export async function findLosses(
  shop: FaultyShop,
  delivered: string[] | null = null,
): Promise<string[]> {
  const [books, orders, refused, [product]] = await Promise.all([
    shop.books(),
    shop.rest<OrderRow>("GET", "orders?select=id,reference,status,payphone_transaction_id"),
    shop.rest<{ transaction_id: string }>(
      "GET",
      "payment_attempts?state=eq.reversal_refused&select=transaction_id",
    ),
    shop.rest<{ quantity: number }>("GET", `products?id=eq.${GOODS.id}&select=quantity`),
  ]);
  const unreturned = new Set(refused.map(({ transaction_id }) => transaction_id));
  const losses = [
    ...paymentsAmiss(books, orders, unreturned),
    ...(await mailsAmiss(shop, orders, unreturned, delivered)),
  ];
  for (const { reference } of orders) {
    if (!books.some((book) => book.reference === reference)) losses.push("unpaid order");
  }
  const kept = orders.filter(({ status }) => status !== "refunded").length;
  if (product?.quantity !== GOODS.stock - kept) {
    losses.push(`${kept} orders kept, but ${product?.quantity} of ${GOODS.stock} in stock`);
  }
  return losses;
}
