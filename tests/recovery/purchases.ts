import { type FaultyShop, GOODS, until } from "./faulty-shop.ts";

type Payment = { action: string; answer?: string };

const SUBTOTAL = 38_500;
const TAX = 5775;

/** Sends what the checkout page sends. */
export function postCheckout(
  shop: Pick<FaultyShop, "url">,
  email: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const customer = {
    firstName: "Ana",
    lastName: "Pérez",
    email,
    phone: "0991234567",
    address: "Av. Amazonas",
    city: "Quito",
    country: "Ecuador",
  };
  const lines = [{ productId: GOODS.id, ...GOODS.line }];
  return fetch(`${shop.url()}/checkout.data`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: shop.url(), ...headers },
    body: JSON.stringify({ customer, lines, replaces: null }),
  });
}

/** Starts a checkout and returns its reference and the button's token. */
async function start(shop: FaultyShop, email: string) {
  const response = await postCheckout(shop, email);
  const text = await response.text();
  const reference = /GL-\d{13}-[0-9a-f]{32}/.exec(text)?.[0];
  const token = /sandbox-[0-9a-f-]{36}/.exec(text)?.[0];
  if (!reference || !token) throw new Error(`No checkout: ${response.status} ${text}`);
  return { reference, token };
}

/** Pays as the provider's widget does; returns the address the shopper is sent to, null when the tab is closed. */
async function pay(
  shop: FaultyShop,
  { reference, token }: { reference: string; token: string },
  { action, answer }: Payment,
): Promise<string | null> {
  const box = async <Answer>(path: string, body: object): Promise<Answer> => {
    const response = await fetch(`${shop.url()}/payphone-sandbox/api/payment-button-box${path}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        referer: `${shop.url()}/checkout`,
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

/** Lets the workers do at once what they would do in minutes: ask about what is open, send what waits. */
export async function wakeWorkers(shop: FaultyShop): Promise<void> {
  const past = "2000-01-01T00:00:00Z";
  await shop.rest("PATCH", "checkouts?next_check_at=not.is.null", { next_check_at: past });
  await shop.rest("PATCH", "outbox?sent_at=is.null", { next_attempt_at: past });
}

/** What is left for the workers: checkouts that a return or a payment has touched, and e-mails. */
async function unfinished(shop: FaultyShop) {
  const [confirming, attempts, mails] = await Promise.all([
    shop.rest("GET", "checkouts?status=eq.confirming&select=id"),
    shop.rest("GET", "payment_attempts?state=in.(asked,reversal_due)&select=checkout_id"),
    shop.rest("GET", "outbox?sent_at=is.null&select=id"),
  ]);
  const books = await shop.books();
  const approved = books.filter(({ state }) => state === "approved");
  return confirming.length + attempts.length + mails.length + approved.length;
}

/** Wakes the workers until nothing is open any more. */
export async function letWorkersFinish(shop: FaultyShop): Promise<void> {
  await until(
    "the workers finish",
    async () => {
      await wakeWorkers(shop);
      return unfinished(shop);
    },
    (count) => count === 0,
  );
}

/** Pays for the goods and comes back from paying; what the workers have left to do is theirs. */
export async function payAndReturn(shop: FaultyShop, email: string): Promise<void> {
  const returnUrl = await pay(shop, await start(shop, email), { action: "approve" });
  if (!returnUrl) throw new Error("The provider sent nobody back.");
  const receipt = await (await fetch(new URL(returnUrl, shop.url()))).text();
  if (!receipt.includes("Grazie Mille")) throw new Error(`No receipt: ${receipt.slice(0, 2000)}`);
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

/** Each way a payment can go, so that together they reach every step there is. */
export const PURCHASES: Record<string, Purchase> = {
  "paid and returned": purchase({ action: "approve" }, once),
  "paid, tab closed": purchase({ action: "close_tab" }, once),
  declined: purchase({ action: "decline" }, once),
  "a forged return before the real one": purchase({ action: "approve" }, forgedFirst),
  "one cent off, given back": purchase({ action: "approve", answer: "wrong_amount" }, once),
};
