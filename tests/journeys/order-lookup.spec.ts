import type { Page } from "@playwright/test";
import { expectNoViolations, expectNoViolationsOnScreens } from "../fixtures/axe.ts";
import { keysOf, type RunningShop } from "../fixtures/running-shop.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS, visit } from "../fixtures/storefront.ts";
import { markPaymentChecked, placeOrder } from "./admin-order.ts";

// A shop of its own: other journeys use up the look-ups of its one client.
test.use({ shopSettings: { WORKER_SECONDS: "2" } });

/** The browser reports orders that are not found and rejected look-ups. */
const EXPECTED = /status of (404|429)/;

async function ship(shop: RunningShop, id: string) {
  const { secret } = await keysOf(shop);
  await markPaymentChecked(shop, id);
  const response = await fetch(`${shop.supabaseUrl}/rest/v1/orders?id=eq.${id}`, {
    method: "PATCH",
    headers: { apikey: secret, "content-type": "application/json" },
    body: JSON.stringify({
      status: "shipped",
      courier: "Servientrega",
      tracking_number: "EC-4711",
    }),
  });
  expect(response.ok).toBe(true);
}

const numberField = (page: Page) => page.getByRole("textbox", { name: "Order Number" });
const emailField = (page: Page) => page.getByRole("textbox", { name: "Email" });

async function lookUp(page: Page, number: string, email: string) {
  await numberField(page).fill(number);
  await emailField(page).fill(email);
  await page.getByRole("button", { name: "Find order" }).click();
}

test.describe("the order look-up on phone and desktop", () => {
  test.use({
    ...SCREENS.phone,
    contextOptions: { reducedMotion: "reduce" },
    expectedConsoleErrors: [EXPECTED],
  });

  test("finds an order by its number and email, and nothing for a wrong pair", async ({
    page,
    shop,
  }) => {
    const email = "lookup@example.com";
    const id = await placeOrder(shop, { firstName: "Inés", lastName: "Mora", email });
    const number = id.slice(-8).toUpperCase();
    await visit(page, "/orders");
    await expectNoViolationsOnScreens(page, "the order look-up");

    await lookUp(page, number, "somebody-else@example.com");
    const alert = page.getByRole("alert");
    await expect(alert).toHaveText("We found no order with this number and email address.");
    await expect(numberField(page)).toHaveValue(number);
    await expect(emailField(page)).toHaveValue("somebody-else@example.com");
    await expectNoViolationsOnScreens(page, "no order found");

    await test.step("the next failure is announced again, and the button keeps the focus", async () => {
      const first = await alert.elementHandle();
      await page.getByRole("button", { name: "Find order" }).press("Enter");
      await expect.poll(() => first?.evaluate(({ isConnected }) => isConnected)).toBe(false);
      await expect(alert).toHaveText("We found no order with this number and email address.");
      await expect(page.getByRole("button", { name: "Find order" })).toBeFocused();
    });

    await lookUp(page, `#${number.toLowerCase()}`, email.toUpperCase());
    const found = page.getByRole("region", { name: `Order ${number}` });
    await expect(found).toContainText("Paid");
    await expect(found).toContainText("Not shipped yet");
    await expect(alert).toBeHidden();
    await expectNoViolationsOnScreens(page, "an order found");

    await test.step("the Spanish page has no violations either", async () => {
      await visit(page, "/es/orders");
      const [field, mail, button] = [
        page.getByRole("textbox", { name: "Número de pedido" }),
        page.getByRole("textbox", { name: "Correo electrónico" }),
        page.getByRole("button", { name: "Buscar pedido" }),
      ];
      await field.fill(number);
      await mail.fill("somebody-else@example.com");
      await button.click();
      await expect(page.getByRole("alert")).toContainText("No encontramos ningún pedido");
      await expectNoViolationsOnScreens(page, "no order found, in Spanish");
      await mail.fill(email);
      await button.click();
      await expect(page.getByRole("region", { name: `Pedido ${number}` })).toBeVisible();
      await expectNoViolationsOnScreens(page, "an order found, in Spanish");
      await visit(page, "/orders");
    });

    await ship(shop, id);
    await lookUp(page, number, email);
    await expect(found).toContainText("Shipped");
    await expect(found).toContainText("Servientrega · EC-4711");
    await found.getByRole("link", { name: "View your receipt" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grazie Mille!");
    await expect(page.getByRole("main")).toContainText(number);
  });
});

test.describe("the order look-up", () => {
  test.use({ expectedConsoleErrors: [EXPECTED] });

  test("works by keyboard alone and marks empty fields", async ({ page, shop }) => {
    const email = "lookup-keys@example.com";
    const id = await placeOrder(shop, { firstName: "Inés", lastName: "Mora", email });
    await visit(page, "/orders");
    await numberField(page).focus();
    await page.keyboard.press("Enter");
    await expect(numberField(page)).toBeFocused();
    await expect(page.getByRole("alert")).toHaveText([
      "Please enter the eight characters of your order number.",
      "Please enter the email address of your order.",
    ]);
    await expectNoViolations(page, "an empty look-up");
    await page.keyboard.type(id.slice(-8));
    await expect(page.getByRole("alert")).toHaveCount(1);
    await page.keyboard.press("Tab");
    await expect(emailField(page)).toBeFocused();
    await page.keyboard.type(email);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Find order" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("region", { name: `Order ${id.slice(-8).toUpperCase()}` }),
    ).toBeVisible();
  });

  test("limits the look-ups of a client and keeps the typed values", async ({ page }) => {
    await visit(page, "/orders");
    const alert = page.getByRole("alert");
    const isLimited = async () => {
      const answered = page.waitForResponse((response) => response.url().includes("/orders"));
      await lookUp(page, "1A2B3C4D", "nobody@example.com");
      return (await answered).status() === 429;
    };
    await expect(async () => expect(await isLimited()).toBe(true)).toPass({ intervals: [0] });
    await expect(alert).toHaveText("Too many attempts. Please wait a few minutes and try again.");
    await expect(numberField(page)).toHaveValue("1A2B3C4D");
    await expectNoViolations(page, "too many look-ups");
  });
});
