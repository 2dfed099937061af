import { expect, test } from "../fixtures/shop-test.ts";
import { visit } from "../fixtures/storefront.ts";
import { field, fillShipping, openCheckout } from "./checkout-form.ts";

const PAYMENT_ERRORS = {
  "": "Transaction ID not found in callback parameters",
  "?transactionId=1": "Payment was not successful. Status: unknown",
  "?id=12345678&status=failed": "Payment was not successful. Status: failed",
  "?transactionId=12345678&status=completed": "No items found in cart. Please contact support.",
};

test("shows a Payment Error for a return without a payment", async ({ page }) => {
  for (const [query, message] of Object.entries(PAYMENT_ERRORS)) {
    await visit(page, `/confirmation${query}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment Error");
    await expect(page.getByRole("alert")).toHaveText(message);
    await expect(page).toHaveTitle("Payment Error · Gemma Luce");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("alert")).toHaveText(message);
    await page.getByRole("link", { name: "Return to Store" }).click();
    await expect(page.getByRole("heading", { name: "Italian Eleganza" })).toBeVisible();
  }
});

test("shows Order Not Found for an unknown reference", async ({ page }) => {
  await visit(page, "/confirmation?id=12345678&clientTransactionId=GL-none");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Order Not Found");
  await expect(page).toHaveTitle("Order Not Found · Gemma Luce");
  await page.getByRole("link", { name: "Return to Store" }).click();
  await expect(page.getByRole("heading", { name: "Italian Eleganza" })).toBeVisible();
});

test("opens the receipt for the specification's return with transaction_id and status", async ({
  page,
  database,
}) => {
  await openCheckout(page);
  await fillShipping(page);
  await field(page, "Email").fill("second-form@example.com");
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await page.getByRole("button", { name: "Approve payment" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grazie Mille!");
  const [order] = await database.read<{ reference: string; payphone_transaction_id: string }>(
    "orders?email=eq.second-form@example.com",
  );
  const query = new URLSearchParams({
    transaction_id: order?.payphone_transaction_id ?? "",
    status: "Completed",
    reference: order?.reference ?? "",
    amount: "1.00",
    customer_name: "Somebody Else",
  });
  await page.goto(`/confirmation?${query}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grazie Mille!");
  const main = page.getByRole("main");
  // Amount and name in the query are ignored.
  await expect(main).toContainText("Total$172.50");
  await expect(main).toContainText("CustomerAna Vega");
  query.set("status", "completed");
  await page.goto(`/shop?${query}`);
  await expect(page).toHaveURL(/\/confirmation\?transaction_id=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grazie Mille!");
  expect(await database.read("orders?email=eq.second-form@example.com")).toHaveLength(1);
});

test("redirects a return on another page to /confirmation with its query", async ({ page }) => {
  for (const query of ["transactionId=7&status=success", "transaction_id=7&status=completed"]) {
    await page.goto(`/?${query}`);
    await expect(page).toHaveURL(new RegExp(`/confirmation\\?${query}$`));
  }
  await page.goto("/?transactionId=7&status=failed");
  await expect(page.getByRole("heading", { name: "Italian Eleganza" })).toBeVisible();
});
