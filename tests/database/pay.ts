import type { Answer, TestShop } from "./open-test-shop.ts";
import type { DatabaseError } from "./sample-bag.ts";

export type Pin = {
  outcome: "pinned" | "settled" | "failed" | "stock_gone";
  order?: Order;
  failure?: string;
  confirmStartedAt?: string;
};

export type Order = {
  id: string;
  reference: string;
  status: string;
  total: number;
  transactionId: string;
  items: { sku: string; quantity: number; price: number }[];
};

/** Pins a checkout as the server does when the shopper comes back from paying. */
export async function pin(shop: TestShop, reference: string): Promise<Pin> {
  return (await shop.rpc<Pin>("server", "pin_checkout", { reference })).body;
}

/** Settles a checkout as the server does when the provider said that it is paid. */
export function settle(
  shop: TestShop,
  reference: string,
  transactionId = `T-${reference}`,
  payment: object = {},
): Promise<Answer<Order & DatabaseError>> {
  return shop.rpc("server", "settle_checkout", {
    reference,
    transaction_id: transactionId,
    payment,
  });
}

/** Pins and settles a checkout that has to succeed, and returns its order. */
export async function pay(shop: TestShop, reference: string, payment: object = {}): Promise<Order> {
  await pin(shop, reference);
  const { status, body } = await settle(shop, reference, undefined, payment);
  if (status !== 200) throw new Error(`settle_checkout answered ${status}: ${body.message}`);
  return body;
}

export type Stock = { quantity: number; inventory_status: string };

/** What a product has in stock, as the superuser sees it. */
export async function stockOf({ sql }: TestShop, productId: string): Promise<Stock | undefined> {
  const [row] = await sql<Stock>(
    "select quantity, inventory_status from public.products where id = $1",
    [productId],
  );
  return row;
}
