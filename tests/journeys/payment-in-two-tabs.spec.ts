import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import { visit } from "../fixtures/storefront.ts";
import { control } from "./admin-purchase.ts";
import { field, fillShipping, openCheckout } from "./checkout-form.ts";
import { comeToPayment, offer, offerNothing } from "./manual-payment.ts";

// The provider is disturbed, which other shoppers would notice.
test.use({ shopSettings: { FAULT_POINTS: "1" } });

/** Fill in checkout with the same bag in the page and in another tab, which is returned. */
async function fillTwoTabs(page: Page, email: string): Promise<Page> {
  await openCheckout(page);
  const other = await page.context().newPage();
  await visit(other, "/checkout");
  for (const tab of [page, other]) {
    await fillShipping(tab);
    await field(tab, "Email").fill(email);
  }
  return other;
}

test("does not ask for a second payment in another tab while the first is being checked", async ({
  page,
  shop,
}) => {
  const other = await fillTwoTabs(page, "two-tabs@example.com");
  await control(shop, { fault: { on: "confirm", mode: "unavailable", times: 1000 } });
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await page.getByRole("button", { name: "Approve payment" }).click();
  await expect(page.getByText("Please do not pay again.")).toBeVisible();
  await other.getByRole("button", { name: "Continue to Payment" }).click();
  const notice = other.getByRole("heading", { name: "Your payment is being checked" });
  await expect(notice).toBeVisible();
  await control(shop, { clearFaults: true });
});

test("asks for no second payment in a tab whose bag was paid in another", async ({
  page,
  database,
}) => {
  const other = await fillTwoTabs(page, "paid-in-one-tab@example.com");
  for (const tab of [page, other]) {
    await tab.getByRole("button", { name: "Continue to Payment" }).click();
    await expect(tab.getByRole("button", { name: "Approve payment" })).toBeVisible();
  }
  await page.getByRole("button", { name: "Approve payment" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grazie Mille!");
  await expect(other.getByText("Your cart is empty")).toBeVisible();
  expect(await database.read("orders?email=eq.paid-in-one-tab@example.com")).toHaveLength(1);
});

test.describe("after a lost answer", () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED/] });
  test.afterEach(({ shop }) => offerNothing(shop));

  test("leads to the order that was made, instead of making a second one", async ({
    page,
    shop,
  }) => {
    await offer(shop, "transfer");
    await comeToPayment(page, "lost-answer@example.com");
    await page.getByRole("radio", { name: "Bank transfer" }).check();
    await page.route(
      "**/checkout/method",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.getByRole("button", { name: "Order and Pay Later" }).click();
    await expect(page.getByRole("alert")).toContainText("Please try again in a moment");
    await page.reload();
    await expect(page.getByRole("heading", { name: "Your items are reserved" })).toBeVisible();
  });
});
