import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import { reload, SCREENS, visit, waitForScript } from "../fixtures/storefront.ts";
import { CUSTOMER, field, fillShipping, openCheckout } from "./checkout-form.ts";

test.use({ expectedConsoleErrors: [/404|dynamically imported|reloading page/] });

/** Remove the scripts and caches of the open document, as a deploy and its service worker do. The next document has scripts again. */
async function deploy(page: Page) {
  let isOld = true;
  // The worker's requests belong to no page.
  await page.context().route("**/*", async (route) => {
    const request = route.request();
    if (request.headers().accept?.includes("text/html")) isOld = false;
    if (isOld && request.url().includes("/assets/")) await route.fulfill({ status: 404 });
    else await route.continue();
  });
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
}

test("opens the page of a link whose script a deploy removed, and the page before it", async ({
  page,
}) => {
  await visit(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Shop", exact: true }).click();
  await expect(page).toHaveURL(/\/shop$/);
  await deploy(page);
  await page.getByRole("link", { name: "Silk Wrap Dress" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Silk Wrap Dress");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Shop Collection" })).toBeVisible();
  await reload(page);
  await deploy(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("heading", { name: "New Arrivals" })).toBeVisible();
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("opens the page of a link whose script a deploy removed", async ({ page }) => {
    await visit(page, "/shop");
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await reload(page);
    await deploy(page);
    await page.getByRole("link", { name: "Silk Wrap Dress" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Silk Wrap Dress");
  });
});

test("opens a page whose messages a deploy removed", async ({ page }) => {
  await visit(page, "/");
  await deploy(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Our Story" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Story");
});

test.describe("on a phone", () => {
  test.use(SCREENS.phone);

  test("says that a panel could not be loaded, and opens it after a reload", async ({ page }) => {
    const notice = page.getByText("Part of this page could not be loaded.");
    const press = (name: string) => page.getByRole("button", { name }).first().tap();
    for (const name of ["Shopping bag", "Menu", "Filters", "Quick View: Silk Wrap Dress"]) {
      await visit(page, "/shop");
      await deploy(page);
      await press(name);
      await expect(notice).toBeVisible();
      await page.getByRole("link", { name: "Reload the page" }).tap();
      await expect(notice).toBeHidden();
      await waitForScript(page);
      await press(name);
      await expect(page.getByRole("dialog")).toBeVisible();
    }
  });
});

test("searches although a deploy removed the panel of results", async ({ page }) => {
  await visit(page, "/");
  await deploy(page);
  const search = page.getByRole("textbox", { name: "Search the shop" });
  await search.click();
  await expect(page.getByText("Part of this page could not be loaded.")).toBeVisible();
  await search.fill("scarf");
  await search.press("Enter");
  await expect(page).toHaveURL(/\/shop\?q=scarf$/);
  await expect(page.getByRole("link", { name: "Silk Twill Scarf" }).first()).toBeVisible();
});

test("keeps what was typed at checkout, which needs no more scripts", async ({ page }) => {
  await openCheckout(page);
  await fillShipping(page);
  await deploy(page);
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await expect(page.getByRole("region", { name: "Payment", exact: true })).toBeVisible();
  await page.goto("/shop");
  await page.goBack();
  for (const [name, value] of Object.entries(CUSTOMER)) {
    await expect(field(page, name)).toHaveValue(value);
  }
});
