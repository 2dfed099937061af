import { type FaultyShop, TEST_PRODUCT } from "./faulty-shop.ts";
import { letWorkersFinish } from "./open-work.ts";
import { reverseAsStaff } from "./staff-reversal.ts";

type Payment = { action: string; answer?: string };

/** What one unit of the test's product costs, in cents. */
const FULL_PRICE = { base: 38_500, tax: 5775 };

/** The URLs of a shop and its provider. */
type ShopUrls = Pick<FaultyShop, "url" | "sandboxUrl">;

export const CUSTOMER = {
  firstName: "Ana",
  lastName: "Pérez",
  phone: "0991234567",
  address: "Av. Amazonas",
  city: "Quito",
  country: "Ecuador",
};

const TEST_LINES: object[] = [{ productId: TEST_PRODUCT.id, ...TEST_PRODUCT.line }];

/** The JSON body of the checkout page; `more` is whom the invoice is for, a discount code, or pick-up. */
export function checkoutBody(email: string, lines = TEST_LINES, more: object = {}): string {
  return JSON.stringify({ customer: { ...CUSTOMER, email }, lines, replaces: null, ...more });
}

/** Send the checkout page's request. */
export function postCheckout(
  shop: Pick<FaultyShop, "url">,
  email: string,
  headers: Record<string, string> = {},
  lines = TEST_LINES,
  more: object = {},
): Promise<Response> {
  return fetch(`${shop.url()}/checkout.data`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: shop.url(), ...headers },
    body: checkoutBody(email, lines, more),
  });
}

/** Start a checkout; return its reference and the button's token. */
export async function start(shop: ShopUrls, email: string, more: object = {}) {
  const response = await postCheckout(shop, email, {}, TEST_LINES, more);
  return readStarted(response);
}

/** Read the reference and the button's token of a started card payment from the page's answer. */
export async function readStarted(response: Response) {
  const text = await response.text();
  const reference = /GL-\d{13}-[0-9a-f]{32}/.exec(text)?.[0];
  const token = /sandbox-[0-9a-f-]{36}/.exec(text)?.[0];
  if (!reference || !token) throw new Error(`No checkout: ${response.status} ${text}`);
  return { reference, token };
}

/** Pay as the provider's widget does; return the URL the shopper is sent to, or null for a closed tab. */
export async function pay(
  shop: ShopUrls,
  { reference, token }: { reference: string; token: string },
  { action, answer }: Payment,
  { base, tax }: typeof FULL_PRICE = FULL_PRICE,
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
    amount: base + tax,
    amountWithTax: base,
    tax,
    storeId: "sandbox",
  });
  const { returnUrl } = await box<{ returnUrl: string | null }>("/card-payment/process", {
    paymentId,
    action,
    ...(answer ? { answer } : {}),
  });
  return returnUrl;
}

/** Pay; return the URL of the return. */
export async function payFor(shop: ShopUrls, email: string): Promise<string> {
  const returnUrl = await pay(shop, await start(shop, email), { action: "approve" });
  if (!returnUrl) throw new Error("The provider returned no URL.");
  return returnUrl;
}

/** Pay and return, also to a second server when given; workers may have work left. */
export async function payAndReturn(shop: ShopUrls, email: string, other?: ShopUrls): Promise<void> {
  const { pathname, search } = new URL(await payFor(shop, email), shop.url());
  const answers = [shop, ...(other ? [other] : [])].map(async (server) =>
    (await fetch(`${server.url()}${pathname}${search}`)).text(),
  );
  // Of two concurrent returns one may still be waiting for the other.
  const receipts = await Promise.all(answers);
  if (!receipts.some((receipt) => receipt.includes("Grazie Mille"))) {
    throw new Error(`No receipt: ${receipts[0]?.slice(0, 2000)}`);
  }
}

/** A payment scenario from the first request until no work is open. Throws when the shop dies. */
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

/** Set a fault for the next Reverse of a payment. */
const failReverse = (shop: FaultyShop, reference: string, mode: string) =>
  shop.control({ fault: { on: "reverse", mode, reference, times: 1 } });

/** A settled payment that staff then refund. */
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

async function refusedReversal(shop: FaultyShop, email: string): Promise<void> {
  const checkout = await start(shop, email);
  const returnUrl = await pay(shop, checkout, { action: "approve", answer: "wrong_amount" });
  await failReverse(shop, checkout.reference, "unknown");
  await (await fetch(new URL(returnUrl ?? "", shop.url()))).text();
  await letWorkersFinish(shop);
}

/** Payment scenarios that together reach every step. */
export const PURCHASES: Record<string, Purchase> = {
  "paid and returned": purchase({ action: "approve" }, once),
  "paid, tab closed": purchase({ action: "close_tab" }, once),
  declined: purchase({ action: "decline" }, once),
  "a forged return before the real one": purchase({ action: "approve" }, forgedFirst),
  "one cent off, given back": purchase({ action: "approve", answer: "wrong_amount" }, once),
  "one cent off, which PayPhone does not give back": refusedReversal,
  "returned by staff": reversal(null),
  "returned by staff while PayPhone is silent": reversal("unavailable"),
  "returned by staff, which PayPhone refuses": reversal("unknown"),
};
