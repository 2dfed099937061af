import { OWNER, startSupabaseProcess } from "../fixtures/journey-backend.ts";
import { discardShop, startShop } from "../fixtures/running-shop.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { quickAdd, visit } from "../fixtures/storefront.ts";
import { fillShipping } from "./checkout-form.ts";
import { fillSignIn, rowOf } from "./open-admin.ts";

test("sells on a hosted database, and the owner finds the order", async ({ page }) => {
  const backend = await startSupabaseProcess();
  const shop = await startShop(backend.settings);
  const health = await (await fetch(`${shop.url}/healthz`)).json();
  expect(health).toMatchObject({ database: "ok" });

  await visit(page, `${shop.url}/shop`);
  await expect(page.getByRole("article")).toHaveCount(24);
  await quickAdd(page, "Silk Twill Scarf");
  await visit(page, `${shop.url}/checkout`);
  await fillShipping(page);
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await page.getByRole("button", { name: "Approve payment" }).click();
  await expect(page.getByRole("heading", { name: "Grazie Mille!" })).toBeVisible();

  // The owner's browser calls the other process directly.
  await page.goto(`${shop.url}/admin/orders`);
  await fillSignIn(page, OWNER.password);
  await expect(rowOf(page, "Ana Vega")).toBeVisible();
  await discardShop(shop);
  await backend.close();
});
