import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { APPROVE_PAYMENT } from "../fixtures/sandbox-words.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS, visit } from "../fixtures/storefront.ts";
import { mailTo, sendWaitingMails, writeToOwnerInEnglish } from "./admin-mail.ts";
import { openOrderOf } from "./admin-purchase.ts";
import { confirmPayment, offer, offerNothing } from "./manual-payment.ts";
import { INFORMATION, PICKUP } from "./pickup.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ shop }) => writeToOwnerInEnglish(shop));

const ENGLISH = {
  root: "",
  add: "Add to Bag",
  pickup: "Pick-up",
  labels: ["First Name", "Last Name", "Email", "Phone"],
  proceed: "Continue to Payment",
} as const;
const SPANISH = {
  root: "/es",
  add: "Agregar a la bolsa",
  pickup: "Retiro en tienda",
  labels: ["Nombre", "Apellido", "Correo electrónico", "Teléfono"],
  proceed: "Continuar al pago",
} as const;

/** Come to the payment of a scarf that is picked up. */
async function comeToPayment(
  page: Page,
  slug: string,
  email: string,
  words: typeof ENGLISH | typeof SPANISH,
) {
  const { root, add, pickup, labels, proceed } = words;
  await visit(page, `${root}/products/${slug}`);
  await page.getByRole("main").getByRole("button", { name: add }).click();
  await visit(page, `${root}/checkout`);
  await page.getByText(pickup, { exact: true }).click();
  for (const [index, text] of ["Ana", "Vega", email, "0991234567"].entries()) {
    await page.getByLabel(labels[index] ?? "", { exact: true }).fill(text);
  }
  await page.getByRole("button", { name: proceed }).click();
}

const countLines = (heading: Locator) =>
  heading.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });

/** Return the text with which a link opens WhatsApp. */
async function messageOf(page: Page) {
  const href = await page.getByRole("link", { name: "Write on WhatsApp" }).getAttribute("href");
  return new URL(href ?? "").searchParams.get("text");
}

test.describe("in Spanish, on a phone whose browser is English", () => {
  test.use({ ...SCREENS.phone, locale: "en-US" });

  test("pays, returns to the receipt in Spanish, and is told that the order is ready", async ({
    page,
    shop,
    database,
  }) => {
    const email = "retiro@example.com";
    await database.change(INFORMATION, PICKUP);
    const { slug } = await database.addProduct("Ready Scarf");
    await comeToPayment(page, slug, email, SPANISH);
    await page.getByRole("button", { name: APPROVE_PAYMENT.es }).click();
    await expect(page.getByRole("heading", { name: "¡Grazie mille!" })).toBeVisible();
    await expect(page).toHaveURL(/\/es\/confirmation\?/);
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await countLines(page.getByRole("heading", { level: 1 })), `${width} px`).toBe(1);
    }

    await openOrderOf(page, email);
    expect(await messageOf(page)).toContain("está confirmado y recibimos tu pago");
    await expect(page.getByLabel("Courier")).toHaveCount(0);
    await page.getByRole("button", { name: "Mark as Ready for pick-up" }).click();
    await expect(page.getByText("Pending → Ready for pick-up")).toBeVisible();
    await expect(page.getByText("Marked as Ready for pick-up.")).toBeVisible();
    await expectNoViolations(page, "an order that is ready for its pick-up, at the desk");
    const message = await messageOf(page);
    for (const text of ["listo para retirar", PICKUP.pickup_address, PICKUP.pickup_note_es]) {
      expect(message).toContain(text);
    }

    await sendWaitingMails(shop);
    const mail = await mailTo(shop, email, /te espera en la dirección de abajo/);
    expect(mail).toContain(PICKUP.pickup_address);
    expect(mail).toContain(PICKUP.pickup_note_es);
    expect(mail).not.toMatch(/3-5 (business|días)/);
    await page.getByRole("button", { name: "Mark as Picked up" }).click();
    await expect(page.getByText("Ready for pick-up → Picked up")).toBeVisible();
    expect(await messageOf(page)).toContain("Gracias por retirar tu pedido");
  });
});

test("orders to pay at the pick-up, which the owner accepts, makes ready and hands out", async ({
  page,
  shop,
  database,
}) => {
  const email = "at.pickup@example.com";
  await offer(shop, "pay_at_pickup");
  await database.change(INFORMATION, PICKUP);
  const { slug } = await database.addProduct("Counter Scarf");
  await comeToPayment(page, slug, email, ENGLISH);
  await expect(page.getByRole("radio", { name: "Cash on delivery" })).toHaveCount(0);
  await page.getByRole("radio", { name: "Payment at pick-up" }).check();
  await page.getByRole("button", { name: "Order and Pay Later" }).click();
  await expect(page.getByText(/shortly, and you pay when you pick it up/)).toBeVisible();
  await expect(page.getByText(`${PICKUP.pickup_address}, ${PICKUP.pickup_note}`)).toBeVisible();
  await expect(page.getByText("Send us the receipt")).toHaveCount(0);
  await expectNoViolations(page, "an order that is paid at its pick-up");
  const path = new URL(page.url()).pathname;
  await mailTo(shop, "admin@gemmaluce.com", /picks the order up and pays \$57\.50 then/);

  await openOrderOf(page, email);
  await page.getByRole("button", { name: "Accept Order" }).click();
  await expect(page.getByText("Accepted: it is paid at pick-up.")).toBeVisible();
  expect(await messageOf(page)).toContain("You pay $57.50 when you pick it up.");
  await page.getByRole("button", { name: "Mark as Ready for pick-up" }).click();
  await expect(page.getByText("Pending → Ready for pick-up")).toBeVisible();
  await sendWaitingMails(shop);
  const mail = await mailTo(shop, email, /is waiting for you at the address below/);
  for (const text of [PICKUP.pickup_address, PICKUP.pickup_note, "Amount to pay: $57.50"]) {
    expect(mail).toContain(text);
  }
  await confirmPayment(page);
  await expect(page.getByText("Payment received")).toBeVisible();
  await page.getByRole("button", { name: "Mark as Picked up" }).click();
  await expect(page.getByText("Ready for pick-up → Picked up")).toBeVisible();
  await page.goto(path);
  await expect(page.getByText("You have picked up your order")).toBeVisible();
  await offerNothing(shop);
});
