import sharp from "sharp";
import { type FaultyShop, TEST_PRODUCT, waitUntil } from "./faulty-shop.ts";
import { letWorkersFinish } from "./open-work.ts";
import { CUSTOMER, type Purchase, pay, readStarted, start } from "./purchases.ts";
import { askAsOwner } from "./staff-reversal.ts";

/** A discount code that every scenario with a code uses. */
export const CODE = "ESTRENO10";

/** Scenarios that reach no new step share an email address. */
const LATEST = "&order=created_at.desc&limit=1";
const PAST = "2000-01-01T00:00:00Z";
const PROOF = await sharp({
  create: { width: 40, height: 60, channels: 3, background: "silver" },
})
  .png()
  .toBuffer();

/** Offer every way to pay that a person confirms, and the code. */
export async function offerManualMethods(shop: FaultyShop): Promise<void> {
  const instructions = "Cuenta 2200123456";
  await shop.rest("PATCH", "payment_methods?kind=neq.none", { is_enabled: true, instructions });
  await shop.rest("PATCH", "shop_information?pickup_address=neq.none", { pickup_address: "Quito" });
  await shop.rest("POST", "discount_codes", { code: CODE, kind: "percent", value: 10 });
}

type ShopUrl = Pick<FaultyShop, "url">;

async function post(shop: ShopUrl, path: string, body: BodyInit | null, type?: string) {
  return fetch(`${shop.url()}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: shop.url(), ...(type && { "content-type": type }) },
    body,
  });
}

/** Choose how to pay a started checkout, as the payment step does. */
export async function choose(shop: ShopUrl, reference: string, method: string): Promise<void> {
  const body = JSON.stringify({ reference, method });
  await (await post(shop, "/checkout/method.data", body, "application/json")).text();
}

/** Send a picture as the proof of payment, as an order's page does. */
export async function sendProof(shop: ShopUrl, reference: string): Promise<void> {
  const form = new FormData();
  form.set("proof", new Blob([new Uint8Array(PROOF)], { type: "image/png" }), "proof.png");
  await (await post(shop, `/orders/${reference}/proof`, form)).text();
}

/** Ask what the owner's page asks about the order of an email address. */
async function decide(shop: FaultyShop, email: string, step: string, body?: object) {
  const path = `orders?email=eq.${email}&select=id${LATEST}`;
  const [order] = await shop.rest<{ id: string }>("GET", path);
  if (order) await askAsOwner(shop, `/api/orders/${order.id}/${step}`, body);
}

/** Let the time of every order that awaits its payment, and of every hold, pass. */
export async function lapse(shop: FaultyShop): Promise<void> {
  await shop.rest("PATCH", "orders?status=eq.awaiting_payment", { payment_due_at: PAST });
  await shop.rest("PATCH", "checkouts?status=eq.open", { expires_at: PAST });
  await waitUntil(
    "unpaid orders expire",
    () => shop.rest("GET", "orders?status=eq.awaiting_payment&select=id"),
    (awaiting) => awaiting.length === 0,
  );
}

/** An order that awaits its payment by a method, and what happens to it. */
function awaiting(
  method: string,
  next: (shop: FaultyShop, reference: string, email: string) => Promise<void>,
  more: object = {},
): Purchase {
  return async (shop, email) => {
    const { reference } = await start(shop, email, more);
    await choose(shop, reference, method);
    await next(shop, reference, email);
    await letWorkersFinish(shop);
  };
}

/** Pay an order that awaits its transfer by card instead. */
const byCard = (action: string) => async (shop: FaultyShop, reference: string) => {
  const form = new URLSearchParams();
  const card = await readStarted(await post(shop, `/orders/${reference}.data`, form));
  const returnUrl = await pay(shop, card, { action });
  await (await fetch(new URL(returnUrl ?? "", shop.url()))).text();
};

/** A card payment with a code: approved, or declined so that the code's use comes back. */
function withCode(action: string): Purchase {
  return async (shop, email) => {
    const checkout = await start(shop, email, { discountCode: CODE });
    const [row] = await shop.rest<{ subtotal: number; discount: number; tax: number }>(
      "GET",
      `checkouts?reference=eq.${checkout.reference}&select=subtotal:subtotal_amount,discount:discount_amount,tax:tax_amount`,
    );
    if (!row) throw new Error("no checkout");
    const cents = (amount: number) => Math.round(amount * 100);
    const amounts = { base: cents(row.subtotal - row.discount), tax: cents(row.tax) };
    const returnUrl = await pay(shop, checkout, { action }, amounts);
    await (await fetch(new URL(returnUrl ?? "", shop.url()))).text();
    await letWorkersFinish(shop);
  };
}

/** Ask for an order that staff make, twice: the request is repeated when its answer was lost. */
async function makeOrder(shop: FaultyShop, email: string, more: object = {}) {
  const { size, color, quantity, price } = TEST_PRODUCT.line;
  const body = {
    key: crypto.randomUUID(),
    customer: { ...CUSTOMER, landmark: "", province: "", postalCode: "", email },
    lines: [{ productId: TEST_PRODUCT.id, size, color, quantity, price, ownPrice: null }],
    language: "en",
    delivery: "delivery",
    invoiceBuyer: null,
    discount: null,
    reason: "",
    holdHours: 48,
    paidWith: null,
    isHandedOver: false,
    shownTotal: null,
    ...more,
  };
  await askAsOwner(shop, "/api/owner-orders", body);
  await askAsOwner(shop, "/api/owner-orders", body);
}

/** An order that staff make, and what happens to it. */
function madeByStaff(
  next: (shop: FaultyShop, reference: string, email: string) => Promise<void>,
): Purchase {
  return async (shop, email) => {
    await makeOrder(shop, email);
    const [order] = await shop.rest<{ reference: string }>(
      "GET",
      `orders?email=eq.${email}&select=reference${LATEST}`,
    );
    if (order) await next(shop, order.reference, email);
    await letWorkersFinish(shop);
  };
}

/** Ways to pay that a person confirms, and discount codes: together they reach every step of both. */
export const MANUAL_PURCHASES: Record<string, Purchase> = {
  "a card instead of a transfer": awaiting("transfer", byCard("approve")),
  "a transfer with proof and code, confirmed": awaiting(
    "transfer",
    async (shop, reference, email) => {
      await sendProof(shop, reference);
      await decide(shop, email, "payment/confirmation");
    },
    { discountCode: CODE },
  ),
  "a transfer, refused and never paid": awaiting(
    "transfer",
    async (shop, reference, email) => {
      await sendProof(shop, reference);
      await decide(shop, email, "payment/refusal", { reason: "Too little" });
      await lapse(shop);
    },
    { discountCode: CODE },
  ),
  "a transfer, cancelled by the shop": awaiting("transfer", (shop, _reference, email) =>
    decide(shop, email, "cancellation", { restock: true }),
  ),
  "a declined card instead of Deuna, which is confirmed": awaiting(
    "deuna",
    async (shop, reference, email) => {
      await byCard("decline")(shop, reference);
      await decide(shop, email, "payment/confirmation");
    },
  ),
  "cash on delivery, accepted and paid": awaiting(
    "cash_on_delivery",
    async (shop, _reference, email) => {
      await decide(shop, email, "payment/acceptance");
      await decide(shop, email, "payment/confirmation");
    },
  ),
  "cash on delivery, accepted and cancelled": awaiting(
    "cash_on_delivery",
    async (shop, _reference, email) => {
      await decide(shop, email, "payment/acceptance");
      await decide(shop, email, "cancellation", { restock: true });
    },
  ),
  "paid at pick-up": awaiting(
    "pay_at_pickup",
    async (shop, _reference, email) => {
      await decide(shop, email, "payment/acceptance");
      await decide(shop, email, "payment/confirmation");
    },
    { delivery: "pickup" },
  ),
  "an order that staff made, paid by card": madeByStaff(byCard("approve")),
  "an order that staff made, whose customer chooses a transfer": madeByStaff(
    async (shop, reference, email) => {
      await choose(shop, reference, "transfer");
      await decide(shop, email, "payment/confirmation");
    },
  ),
  "an order that staff made, never paid": madeByStaff((shop) => lapse(shop)),
  "an order that was paid in the shop": async (shop, email) => {
    await makeOrder(shop, email, { paidWith: "cash" });
    await letWorkersFinish(shop);
  },
  "a code, paid": withCode("approve"),
  "a code, declined": withCode("decline"),
};
