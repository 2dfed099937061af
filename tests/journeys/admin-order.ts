import { keysOf, type RunningShop } from "../fixtures/running-shop.ts";

type Customer = { firstName: string; lastName: string; email: string };

type Line = { productId: string; size: string; color: string };

/** Buy one unit, a scarf by default, through the server's functions (start, pin, settle) and return the order's id. */
export async function placeOrder(
  shop: RunningShop,
  customer: Customer,
  payment: object = { sandbox: true },
  wanted?: Line,
): Promise<string> {
  const keys = await keysOf(shop);
  async function call(name: string, parameters: object, key: string) {
    const response = await fetch(`${shop.supabaseUrl}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: { apikey: key, "content-type": "application/json" },
      body: JSON.stringify(parameters),
    });
    const body = await response.json();
    if (!response.ok) throw new Error(`${name}: ${JSON.stringify(body)}`);
    return body;
  }
  const [scarf] = await fetch(
    `${shop.supabaseUrl}/rest/v1/products?slug=eq.silk-twill-scarf&select=id`,
    {
      headers: { apikey: keys.publishable },
    },
  ).then((response) => response.json());
  const contact = { phone: "0991234567", address: "Av. Amazonas N34-120", city: "Quito" };
  const { reference } = await call(
    "start_checkout",
    {
      customer: { ...customer, ...contact, country: "Ecuador" },
      lines: [
        { ...(wanted ?? { productId: scarf.id, size: "One Size", color: "Navy" }), quantity: 1 },
      ],
    },
    keys.secret,
  );
  await call("pin_checkout", { reference }, keys.secret);
  const transaction = reference.slice(-12);
  const order = await call(
    "settle_checkout",
    { reference, transaction_id: transaction, payment },
    keys.secret,
  );
  return order.id;
}

/** Record a payment check, so that the order can be shipped. */
export async function markPaymentChecked(shop: RunningShop, id: string): Promise<void> {
  const { secret } = await keysOf(shop);
  const response = await fetch(`${shop.supabaseUrl}/rest/v1/payment_checks?order_id=eq.${id}`, {
    method: "PATCH",
    headers: { apikey: secret, "content-type": "application/json" },
    body: JSON.stringify({ state: "agrees", checked_at: new Date().toISOString() }),
  });
  if (!response.ok) throw new Error(`marking ${id}: ${await response.text()}`);
}

/** Mark an order as shipped and delivered. */
export async function deliverOrder(shop: RunningShop, id: string): Promise<void> {
  const { secret } = await keysOf(shop);
  await markPaymentChecked(shop, id);
  for (const status of ["shipped", "delivered"]) {
    const response = await fetch(`${shop.supabaseUrl}/rest/v1/orders?id=eq.${id}`, {
      method: "PATCH",
      headers: { apikey: secret, "content-type": "application/json" },
      body: JSON.stringify({ status }),
    });
    if (!response.ok) throw new Error(`${status}: ${await response.text()}`);
  }
}
