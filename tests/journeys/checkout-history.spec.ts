import type { Page } from "@playwright/test";
import { APPROVE_PAYMENT } from "../fixtures/sandbox-words.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { reload, visit } from "../fixtures/storefront.ts";
import { field, fillShipping, openCheckout } from "./checkout-form.ts";

/** Expect the shipping step at its own history entry, to which a reload of the payment step returns a moment after it is shown. */
async function expectShipping(page: Page) {
  await expect(page.getByRole("heading", { name: "Shipping Information" })).toBeVisible();
  await page.waitForFunction(() => window.history.state?.usr?.step === undefined);
}

const approve = (page: Page) => page.getByRole("button", { name: APPROVE_PAYMENT.en });
const shop = (page: Page) => page.getByRole("heading", { name: "Accessories", level: 1 });

/** Press Back at the shipping step and expect the page from which the shopper came to checkout. */
async function expectBackToShop(page: Page) {
  await expectShipping(page);
  await page.goBack();
  await expect(shop(page)).toBeVisible();
}

test.describe("the browser's Back at checkout", () => {
  test.beforeEach(async ({ page }) => {
    await openCheckout(page);
    await fillShipping(page);
    await page.getByRole("button", { name: "Continue to Payment" }).click();
    await expect(approve(page)).toBeVisible();
  });

  test("leads from payment to shipping, and from there to the shop", async ({ page }) => {
    await page.goBack();
    await expectShipping(page);
    await page.goForward();
    await expect(approve(page)).toBeVisible();
    await page.goBack();
    await expectBackToShop(page);
  });

  test("leads to the shop after reloads of the payment step, and Forward to payment", async ({
    page,
  }) => {
    await reload(page);
    await expectShipping(page);
    await page.goForward();
    await expect(approve(page)).toBeVisible();
    await reload(page);
    await expectShipping(page);
    await reload(page);
    await expect(field(page, "City")).toHaveValue("Cuenca");
    await expectBackToShop(page);
  });

  test("leads from a declined payment to shipping, also by way of Back to Payment", async ({
    page,
  }) => {
    const failed = page.getByRole("heading", { name: "Payment Error" });
    await page.getByRole("button", { name: "Decline payment" }).click();
    await expect(failed).toBeVisible();
    await page.getByRole("link", { name: "Back to Payment" }).click();
    await expect(approve(page)).toBeVisible();
    await page.goBack();
    await expectShipping(page);
    await page.goBack();
    await expect(failed).toBeVisible();
    await page.goBack();
    await expectBackToShop(page);
  });

  test("leads from the receipt to the empty cart, and from there to the shop", async ({ page }) => {
    await approve(page).click();
    await expect(page.getByRole("heading", { name: "Grazie Mille!" })).toBeVisible();
    // Until the receipt has emptied the bag, Back leads to the receipt again.
    await page.waitForFunction(() => localStorage.getItem("gemma-luce-checkout") === null);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
    await page.goBack();
    await expect(shop(page)).toBeVisible();
  });

  test("leads to the same steps in another language and in a second tab", async ({ page }) => {
    const other = await page.context().newPage();
    await visit(other, "/");
    await visit(other, "/checkout");
    await expectShipping(other);
    await other.goBack();
    await expect(other.getByRole("heading", { name: "Italian Eleganza" })).toBeVisible();
    await visit(page, "/es/checkout");
    await expect(page.getByRole("heading", { name: "Datos de envío" })).toBeVisible();
    await page.goBack();
    await expectBackToShop(page);
  });
});
