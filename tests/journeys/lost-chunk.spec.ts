import { expect, test } from "../fixtures/shop-test.ts";
import { bagOf, visit } from "../fixtures/storefront.ts";
import { CUSTOMER, field, fillShipping, openCheckout } from "./checkout-form.ts";

test.use({ expectedConsoleErrors: [/ERR_FAILED/] });

test("says no more on the next page that the bag could not be loaded", async ({ page }) => {
  await visit(page, "/");
  await page.route("**/assets/bag-panel-*.js", (route) => route.abort());
  await page.getByRole("button", { name: "Shopping bag" }).click();
  const notice = page.getByText("Part of this page could not be loaded.");
  await expect(notice).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Shop", exact: true }).click();
  await expect(page).toHaveURL(/\/shop$/);
  await expect(notice).toBeHidden();
});

test("says that the bag could not be loaded, and opens it at the next press", async ({ page }) => {
  await visit(page, "/");
  await page.route("**/assets/bag-panel-*.js", (route) => route.abort());
  const button = page.getByRole("button", { name: "Shopping bag" });
  const notice = page.getByText("Part of this page could not be loaded.");
  await button.click();
  await expect(notice).toBeVisible();
  await page.unrouteAll();
  await button.click();
  await expect(bagOf(page)).toBeVisible();
  await expect(notice).toBeHidden();
});

test("says that the payment step could not be loaded, and loads it at a press or with the next attempt", async ({
  page,
}) => {
  await page.route("**/assets/started-checkout-*.js", (route) => route.abort());
  await openCheckout(page);
  await fillShipping(page);
  const submit = page.getByRole("button", { name: "Continue to Payment" });
  const lost = page.getByRole("alert").filter({ hasText: "The payment step could not be loaded." });
  const change = page.getByRole("button", { name: "Change the shipping address" });
  await submit.click();
  await expect(lost).toBeVisible();
  await expect(page.getByText("Reserving your items…")).toBeHidden();
  await page.getByRole("button", { name: "Back to Shipping Information" }).click();
  await expect(field(page, "City")).toHaveValue(CUSTOMER.City);
  await submit.click();
  await expect(lost).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(change).toBeVisible();
  await expect(lost).toBeHidden();
});

test("says that the payment step could not be loaded after a payment that did not go through", async ({
  page,
}) => {
  await openCheckout(page);
  await fillShipping(page);
  await page.route("**/assets/started-checkout-*.js", (route) => route.abort());
  await page.goto("/checkout?step=payment");
  const reload = page.getByRole("alert").getByRole("link", { name: "Reload the page" });
  await expect(reload).toBeVisible();
  await page.unrouteAll();
  await reload.click();
  await expect(page.getByRole("button", { name: "Change the shipping address" })).toBeVisible();
});
