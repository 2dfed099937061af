import { type FaultyShop, GOODS, until } from "./faulty-shop.ts";
import { reverseAsStaff } from "./staff-reversal.ts";

type Payment = { action: string; answer?: string };

const SUBTOTAL = 38_500;
const TAX = 5775;

/** Where shoppers find a shop, and its provider. */
type Address = Pick<FaultyShop, "url" | "sandboxUrl">;

export const CUSTOMER = {
  firstName: "Ana",
  lastName: "Pérez",
  phone: "0991234567",
  address: "Av. Amazonas",
  city: "Quito",
  country: "Ecuador",
};

const GOODS_LINES: object[] = [{ productId: GOODS.id, ...GOODS.line }];

/** What the checkout page sends, as JSON. */
export function checkoutBody(email: string, lines = GOODS_LINES): string {
  return JSON.stringify({ customer: { ...CUSTOMER, email }, lines, replaces: null });
}

/** Sends what the checkout page sends. */
export function postCheckout(
  shop: Pick<FaultyShop, "url">,
  email: string,
  headers: Record<string, string> = {},
  lines = GOODS_LINES,
): Promise<Response> {
  return fetch(`${shop.url()}/checkout.data`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: shop.url(), ...headers },
    body: checkoutBody(email, lines),
  });
}

/** Starts a checkout and returns its reference and the button's token. */
async function start(shop: Address, email: string) {
  const response = await postCheckout(shop, email);
  const text = await response.text();
  const reference = /GL-\d{13}-[0-9a-f]{32}/.exec(text)?.[0];
  const token = /sandbox-[0-9a-f-]{36}/.exec(text)?.[0];
  if (!reference || !token) throw new Error(`No checkout: ${response.status} ${text}`);
  return { reference, token };
}

/** Pays as the provider's widget does; returns the address the shopper is sent to, null when the tab is closed. */
async function pay(
  shop: Address,
  { reference, token }: { reference: string; token: string },
  { action, answer }: Payment,
): Promise<string | null> {
  const box = async <Answer>(path: string, body: object): Promise<Answer> => {
    const response = await fetch(`${shop.sandboxUrl()}/api/payment-button-box${path}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        referer: shop.sandboxUrl(),
      },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const { paymentId } = await box<{ paymentId: string }>("/prepare", {
    clientTransactionId: reference,
    amount: SUBTOTAL + TAX,
    amountWithTax: SUBTOTAL,
    tax: TAX,
    storeId: "sandbox",
  });
  const { returnUrl } = await box<{ returnUrl: string | null }>("/card-payment/process", {
    paymentId,
    action,
    ...(answer ? { answer } : {}),
  });
  return returnUrl;
}

/** How long a server keeps an e-mail to itself that it has taken, in milliseconds (`deliver-outbox`). */
const MAIL_LEASE_MS = 300_000;

/** Which e-mails may be sent at once: not those that another living server has just taken. */
function mailsToWake({ hasCompanion }: FaultyShop): string {
  if (!hasCompanion) return "outbox?sent_at=is.null";
  const settled = new Date(Date.now() + MAIL_LEASE_MS - 10_000).toISOString();
  return `outbox?sent_at=is.null&next_attempt_at=lt.${settled}`;
}

/**
 * Makes everything that is open due now: questions to the provider, reversals, e-mails. What is due already keeps its place in
 * the queue.
 */
export async function wakeWorkers(shop: FaultyShop): Promise<void> {
  const now = new Date().toISOString();
  const later = `next_check_at=gt.${now}`;
  await shop.rest("PATCH", `checkouts?${later}`, { next_check_at: now });
  await shop.rest("PATCH", `order_reversals?state=eq.due&${later}`, { next_check_at: now });
  await shop.rest("PATCH", `${mailsToWake(shop)}&next_attempt_at=gt.${now}`, {
    next_attempt_at: now,
  });
}

/** What is left for the workers: checkouts that a return or a payment has touched, and e-mails. */
async function unfinished(shop: FaultyShop): Promise<object[]> {
  const [confirming, attempts, reversals, mails] = await Promise.all([
    shop.rest<object>("GET", "checkouts?status=eq.confirming&select=reference,next_check_at"),
    shop.rest<object>(
      "GET",
      "payment_attempts?state=in.(asked,reversal_due)&select=checkout_id,transaction_id,state",
    ),
    shop.rest<object>("GET", "order_reversals?state=eq.due&select=order_id,next_check_at"),
    shop.rest<object>("GET", "outbox?sent_at=is.null&select=dedupe_key,attempts,next_attempt_at"),
  ]);
  const books = await shop.books();
  const approved = books.filter(({ state }) => state === "approved");
  return [...confirming, ...attempts, ...reversals, ...mails, ...approved];
}

/** Wakes the workers until nothing is open any more. */
export async function letWorkersFinish(shop: FaultyShop): Promise<void> {
  await until(
    "the workers finish",
    async () => {
      await wakeWorkers(shop);
      return unfinished(shop);
    },
    (open) => open.length === 0,
  );
}

/** Pays for the goods; returns the address the shopper would come back to. */
export async function payFor(shop: Address, email: string): Promise<string> {
  const returnUrl = await pay(shop, await start(shop, email), { action: "approve" });
  if (!returnUrl) throw new Error("The provider sent nobody back.");
  return returnUrl;
}

/** Pays for the goods and comes back from paying, to another server as well when one is named; what is left is the workers'. */
export async function payAndReturn(shop: Address, email: string, other?: Address): Promise<void> {
  const { pathname, search } = new URL(await payFor(shop, email), shop.url());
  const answers = [shop, ...(other ? [other] : [])].map(async (server) =>
    (await fetch(`${server.url()}${pathname}${search}`)).text(),
  );
  // Of two servers that are asked at once, one may still be waiting for the other's answer and say so.
  const receipts = await Promise.all(answers);
  if (!receipts.some((receipt) => receipt.includes("Grazie Mille"))) {
    throw new Error(`No receipt: ${receipts[0]?.slice(0, 2000)}`);
  }
}

/** One way through a payment, from the first request until nothing is left to do. Throws when the shop dies under it. */
export type Purchase = (shop: FaultyShop, email: string) => Promise<void>;

function purchase(payment: Payment, returnsWith: (returnUrl: string) => string[]): Purchase {
  return async (shop, email) => {
    const checkout = await start(shop, email);
    const returnUrl = await pay(shop, checkout, payment);
    for (const address of returnUrl ? returnsWith(returnUrl) : []) {
      await (await fetch(new URL(address, shop.url()))).text();
    }
    await letWorkersFinish(shop);
  };
}

const once = (returnUrl: string) => [returnUrl];
const forgedFirst = (returnUrl: string) => [returnUrl.replace(/id=\d+/, "id=99999999"), returnUrl];

/** Has PayPhone answer the next Reverse of a payment wrongly, as it may. */
const failReverse = (shop: FaultyShop, reference: string, mode: string) =>
  shop.control({ fault: { on: "reverse", mode, reference, times: 1 } });

/** A payment that made its order, whose money staff then want returned. */
function reversal(fault: string | null): Purchase {
  return async (shop, email) => {
    const checkout = await start(shop, email);
    const returnUrl = await pay(shop, checkout, { action: "approve" });
    await (await fetch(new URL(returnUrl ?? "", shop.url()))).text();
    if (fault) await failReverse(shop, checkout.reference, fault);
    await reverseAsStaff(shop, email);
    await letWorkersFinish(shop);
  };
}

async function keptByPayphone(shop: FaultyShop, email: string): Promise<void> {
  const checkout = await start(shop, email);
  const returnUrl = await pay(shop, checkout, { action: "approve", answer: "wrong_amount" });
  await failReverse(shop, checkout.reference, "unknown");
  await (await fetch(new URL(returnUrl ?? "", shop.url()))).text();
  await letWorkersFinish(shop);
}

/** Each way a payment can go, so that together they reach every step there is. */
export const PURCHASES: Record<string, Purchase> = {
  "paid and returned": purchase({ action: "approve" }, once),
  "paid, tab closed": purchase({ action: "close_tab" }, once),
  declined: purchase({ action: "decline" }, once),
  "a forged return before the real one": purchase({ action: "approve" }, forgedFirst),
  "one cent off, given back": purchase({ action: "approve", answer: "wrong_amount" }, once),
  "one cent off, which PayPhone does not give back": keptByPayphone,
  "returned by staff": reversal(null),
  "returned by staff while PayPhone is silent": reversal("unavailable"),
  "returned by staff, which PayPhone refuses": reversal("unknown"),
};
