import type { RestResponse, TestShop } from "./open-test-shop.ts";
import type { DatabaseError } from "./sample-bag.ts";

type Pin = {
  outcome: "pinned" | "settled" | "failed" | "sold_out" | "discount_used_up";
  order?: Order;
  failure?: string;
};

export type Order = {
  id: string;
  reference: string;
  status: string;
  subtotal: number;
  tax: number;
  total: number;
  transactionId: string;
  items: {
    sku: string;
    quantity: number;
    price: number;
    base: number;
    tax: number;
    total: number;
  }[];
};

/** Pin a checkout, as the server does at the shopper's return. */
export async function pin(shop: TestShop, reference: string): Promise<Pin> {
  return (await shop.rpc<Pin>("server", "pin_checkout", { reference })).body;
}

/** Settle a checkout, as the server does for an approved payment. */
export function settle(
  shop: TestShop,
  reference: string,
  transactionId = `T-${reference}`,
  payment: object = {},
): Promise<RestResponse<Order & DatabaseError>> {
  return shop.rpc("server", "settle_checkout", {
    reference,
    transaction_id: transactionId,
    payment,
  });
}

/** Pin and settle a checkout and return its order. Throws if that fails. */
export async function pay(shop: TestShop, reference: string, payment: object = {}): Promise<Order> {
  await pin(shop, reference);
  const { status, body } = await settle(shop, reference, undefined, payment);
  if (status !== 200) throw new Error(`settle_checkout answered ${status}: ${body.message}`);
  return body;
}

/** Fail a checkout, as the server does for a payment that was not made. */
export const fail = (shop: TestShop, reference: string, failure: string) =>
  shop.rpc<boolean & DatabaseError>("server", "fail_checkout", { reference, failure });

/** Return the state of a checkout. */
export async function checkoutOf({ sql }: TestShop, reference: string) {
  const [row] = await sql<{
    status: string;
    failure: string | null;
    confirm_started_at: string | null;
  }>("select status, failure, confirm_started_at from public.checkouts where reference = $1", [
    reference,
  ]);
  return row;
}

type Stock = { quantity: number; inventory_status: string };

/** Return the quantity and inventory status of a product. */
export async function stockOf({ sql }: TestShop, productId: string): Promise<Stock | undefined> {
  const [row] = await sql<Stock>(
    "select quantity, inventory_status from public.products where id = $1",
    [productId],
  );
  return row;
}
