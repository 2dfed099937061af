import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { ManualMethod } from "#app/domain/checkout/payment-method.ts";
import { MAX_PROOF_BYTES } from "#app/domain/payment/payment-proof.ts";
import { keysOf, type RunningShop } from "../fixtures/running-shop.ts";
import { APPROVE_PAYMENT } from "../fixtures/sandbox-words.ts";
import { expect } from "../fixtures/shop-test.ts";
import { CUSTOMER, field, openCheckout } from "./checkout-form.ts";

const OFF = {
  is_enabled: false,
  instructions: "",
  instructions_es: "",
  max_amount: null,
  provinces: [],
  hold_hours: 48,
};

/** Send a request to the shop's database with the secret key, and return its JSON. */
export async function askDatabase<Body>(
  shop: RunningShop,
  method: string,
  path: string,
  body?: object,
): Promise<Body> {
  const { secret } = await keysOf(shop);
  const response = await fetch(`${shop.supabaseUrl}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: secret,
      "content-type": "application/json",
      prefer: "return=representation",
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
  return (text ? JSON.parse(text) : null) as Body;
}

/** Offer a way to pay. */
export async function offer(shop: RunningShop, kind: ManualMethod): Promise<void> {
  await askDatabase(shop, "PATCH", `payment_methods?kind=eq.${kind}`, {
    is_enabled: true,
    instructions: "Banco Pichincha, savings account 2200112233",
    instructions_es: "Banco Pichincha, cuenta de ahorros 2200112233",
  });
}

/** Offer nothing beside PayPhone, as a new shop does. */
export async function offerNothing(shop: RunningShop): Promise<void> {
  await askDatabase(shop, "PATCH", "payment_methods?kind=neq.card", OFF);
}

/** Fill in checkout for two belts, and come to the payment step. */
export async function comeToPayment(page: Page, email: string): Promise<void> {
  await openCheckout(page);
  for (const [name, value] of Object.entries({ ...CUSTOMER, Email: email })) {
    await field(page, name).fill(value);
  }
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await expect(page.getByRole("button", { name: APPROVE_PAYMENT.en })).toBeVisible();
}

/** Order two belts and choose a way to pay; return the path of the order's page. */
export async function orderBelts(page: Page, email: string, method: string): Promise<string> {
  await comeToPayment(page, email);
  await page.getByRole("radio", { name: method }).check();
  await page.getByRole("button", { name: "Order and Pay Later" }).click();
  await expect(page.getByRole("heading", { name: "Your items are reserved" })).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Confirm, as the owner on the page of an order, that its payment has come. */
export async function confirmPayment(page: Page): Promise<void> {
  const name = "Confirm Payment";
  await page.getByRole("button", { name }).click();
  await page.getByRole("dialog").getByRole("button", { name }).click();
}

/** Return a picture as a shopper sends it. */
export async function pictureOfReceipt(color: string) {
  const picture = sharp({ create: { width: 400, height: 600, channels: 3, background: color } });
  return { name: "receipt.png", mimeType: "image/png", buffer: await picture.png().toBuffer() };
}

/** Return a photo of more than eight megabytes as a phone takes it: on its side, with the place. */
export async function photographOfReceipt() {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const buffer = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: "#888", noise },
  })
    .withExif({ IFD3: { GPSLatitude: "0/1 13/1 12/1", GPSLatitudeRef: "S" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(MAX_PROOF_BYTES);
  return { name: "IMG_1.jpg", mimeType: "image/jpeg", buffer };
}

/** Send a file as the proof of payment. */
export async function sendReceipt(
  page: Page,
  file: Awaited<ReturnType<typeof pictureOfReceipt>>,
  words = { field: "Receipt of your payment", button: "Send the Receipt" },
): Promise<void> {
  await page.getByLabel(words.field).setInputFiles(file);
  await page.getByRole("button", { name: words.button }).click();
}
