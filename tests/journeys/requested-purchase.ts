import type { ManualMethod } from "#app/domain/checkout/payment-method.ts";
import { keysOf, type RunningShop } from "../fixtures/running-shop.ts";
import { choose, sendProof } from "../recovery/manual-purchases.ts";
import { CUSTOMER, pay, postCheckout, readStarted } from "../recovery/purchases.ts";

const urlsOf = ({ url }: RunningShop) => ({
  url: () => url,
  sandboxUrl: () => `${url}/payphone-sandbox`,
});

type Product = { id: string; price: number; sizes: string[]; colors: string[] };

/** Start a checkout for a product in its first size and color, as the checkout page does. */
async function startCheckout(shop: RunningShop, email: string, slug: string, quantity: number) {
  const { publishable } = await keysOf(shop);
  const query = `products?slug=eq.${slug}&select=id,price,sizes,colors`;
  const found = await fetch(`${shop.supabaseUrl}/rest/v1/${query}`, {
    headers: { apikey: publishable },
  });
  const [product] = (await found.json()) as Product[];
  if (!product) throw new Error(`There is no ${slug}`);
  const { id: productId, sizes, colors } = product;
  const price = Math.round(product.price * 100);
  const line = { productId, size: sizes[0], color: colors[0], quantity, price };
  const customer = { ...CUSTOMER, firstName: "Elena", lastName: "Vera", email };
  const started = await postCheckout(urlsOf(shop), email, {}, [line], { customer });
  return { ...(await readStarted(started)), base: price * quantity };
}

/** Pay for a scarf in the sandbox, and return the path of the receipt, which makes the order. */
export async function requestScarf(shop: RunningShop, email: string): Promise<string> {
  const { base, ...checkout } = await startCheckout(shop, email, "silk-twill-scarf", 1);
  const amounts = { base, tax: Math.round(base * 0.15) };
  const returnUrl = await pay(urlsOf(shop), checkout, { action: "approve" }, amounts);
  const { pathname, search } = new URL(returnUrl ?? "", shop.url);
  return pathname + search;
}

/** Buy a scarf in the sandbox by requests. */
export async function requestPaidScarf(shop: RunningShop, email: string): Promise<void> {
  const receipt = await fetch(new URL(await requestScarf(shop, email), shop.url));
  const html = await receipt.text();
  if (!html.includes("Grazie Mille")) throw new Error(`No receipt: ${html.slice(0, 2000)}`);
}

/** Order two belts by requests, to be paid by a method, and return the path of the order's page. */
export async function requestBelts(
  shop: RunningShop,
  email: string,
  method: ManualMethod,
): Promise<string> {
  const { reference } = await startCheckout(shop, email, "woven-leather-belt", 2);
  await choose(urlsOf(shop), reference, method);
  return `/orders/${reference}`;
}

/** Send a picture as the proof of payment of an order's page by a request. */
export async function requestProof(shop: RunningShop, path: string): Promise<void> {
  await sendProof(urlsOf(shop), path.split("/").at(-1) ?? "");
}
