import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import { quickAdd, reload, SCREENS, visit } from "../fixtures/storefront.ts";

const field = (page: Page, name: string) => page.getByRole("textbox", { name });

const CUSTOMER = {
  "First Name": "Ana",
  "Last Name": "Vega",
  Email: "ana@example.com",
  Phone: "0991234567",
  Address: "Calle Larga 1",
  City: "Cuenca",
};

async function openCheckout(page: Page) {
  await visit(page, "/shop?category=accessories");
  await quickAdd(page, "Woven Leather Belt", "Woven Leather Belt");
  await visit(page, "/checkout");
}

async function fillShipping(page: Page) {
  for (const [name, value] of Object.entries(CUSTOMER)) await field(page, name).fill(value);
}

for (const [screen, options] of Object.entries(SCREENS)) {
  test.describe(`checkout on ${screen}`, () => {
    test.use(options);

    test("waits for the required fields, sums up the order and leads there and back", async ({
      page,
    }) => {
      await openCheckout(page);
      const proceed = page.getByRole("button", { name: "Continue to Payment" });
      const summary = page.getByRole("complementary", { name: "Order Summary" });
      for (const text of [
        "Woven Leather Belt",
        "One Size · Tan",
        "Quantity 2",
        "$150.00",
        "Tax (IVA 15%)$22.50",
        "ShippingFree",
        "Total$172.50",
        "Free Shipping, estimated delivery: 3-5 business days",
      ]) {
        await expect(summary).toContainText(text);
      }
      await expect(summary.locator("img")).toHaveAttribute("src", /woven-leather-belt/);
      await expect(field(page, "Country")).toHaveValue("Ecuador");
      // An address may hold goods three times at most, so each journey has its own.
      const email = `checkout-${screen}@example.com`;
      const customer = { ...CUSTOMER, Email: email };
      for (const [name, value] of Object.entries(customer)) {
        await expect(proceed).toBeDisabled();
        await field(page, name).fill("   ");
        await expect(proceed).toBeDisabled();
        await field(page, name).fill(value);
      }
      await expect(field(page, "Postal Code (optional)")).toHaveValue("");
      await proceed.click();

      const step = page.getByRole("region", { name: "Checkout" });
      await expect(page.getByRole("heading", { name: "Payment", exact: true })).toBeInViewport();
      await expect(step).toBeFocused();
      const main = page.getByRole("main");
      for (const text of [
        "Ana Vega",
        email,
        "0991234567",
        "2 items",
        "$172.50",
        "Your payment is encrypted.",
        "Payments are processed in Ecuador.",
      ]) {
        await expect(main).toContainText(text);
      }
      await expect(page.getByRole("button", { name: "Approve payment" })).toBeVisible();
      await page.getByRole("button", { name: "Back to Shipping Information" }).click();
      await expect(page.getByRole("heading", { name: "Shipping Information" })).toBeInViewport();
      await expect(step).toBeFocused();
      for (const [name, value] of Object.entries(customer)) {
        await expect(field(page, name)).toHaveValue(value);
      }
      await reload(page);
      await expect(field(page, "City")).toHaveValue("Cuenca");
      await page.getByRole("link", { name: "Back to Home" }).click();
      await expect(page.getByRole("heading", { name: "Italian Eleganza" })).toBeVisible();
    });
  });
}

test("the receipt says what was paid, when and how, and what happens next", async ({
  page,
  database,
}) => {
  await openCheckout(page);
  await fillShipping(page);
  await field(page, "Email").fill("receipt@example.com");
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await page.getByRole("button", { name: "Approve payment" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grazie Mille!");
  const [order] = await database.read<{ id: string; payphone_transaction_id: string }>(
    "orders?email=eq.receipt@example.com",
  );
  const today = new Intl.DateTimeFormat("en-US", {
    dateStyle: "long",
    timeZone: "America/Guayaquil",
  });
  const main = page.getByRole("main");
  for (const text of [
    "Your order has been confirmed",
    `Order Number${order?.id.slice(-8).toUpperCase()}`,
    "CustomerAna Vega",
    "Emailreceipt@example.com",
    `Order Date${today.format(new Date())}`,
    "Payment MethodPayphone",
    `Transaction ID${order?.payphone_transaction_id}`,
    "StatusPending",
    "Quantity: 2 · Size: One Size · Color: Tan",
    "$75.00 each",
    "Subtotal$150.00",
    "Tax (IVA 15%)$22.50",
    "Total$172.50",
    "What happens next?",
    "You'll receive an email confirmation shortly",
    "Your order will be processed within 1-2 business days",
    "You'll receive tracking information when your order ships",
    "Estimated delivery: 3-5 business days",
  ]) {
    await expect(main).toContainText(text);
  }
  await expect(main.getByRole("link", { name: "support@gemmaluce.com" })).toHaveAttribute(
    "href",
    "mailto:support@gemmaluce.com",
  );
  await expect(main.getByRole("link", { name: "Continue Shopping" })).toBeVisible();
});

test.describe("without the provider's script", () => {
  // The browser reports each script that could not be fetched.
  test.use({ expectedConsoleErrors: [/net::ERR_FAILED/] });

  test("the payment button is tried four times and says what is wrong", async ({ page }) => {
    let tries = 0;
    await page.route(/payphone.*\.js$/, (route) => {
      tries += 1;
      return route.abort();
    });
    await openCheckout(page);
    await fillShipping(page);
    await page.getByRole("button", { name: "Continue to Payment" }).click();
    await expect(page.getByText("Loading the payment button…")).toBeVisible();
    const alert = page.getByRole("alert");
    await expect(alert).toHaveText(
      "PayPhone SDK not available. Please check your internet connection.",
    );
    await expect(alert).toHaveText(
      "Maximum retry attempts reached. Please refresh the page or contact support.",
    );
    expect(tries).toBe(4);
  });
});

for (const [query, message] of [
  ["", "Transaction ID not found in callback parameters"],
  ["?transactionId=1", "Payment was not successful. Status: unknown"],
  ["?id=12345678&status=failed", "Payment was not successful. Status: failed"],
  ["?transactionId=12345678&status=completed", "No items found in cart. Please contact support."],
] as const) {
  test(`/confirmation${query} is a Payment Error in words`, async ({ page }) => {
    await visit(page, `/confirmation${query}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment Error");
    await expect(page.getByRole("alert")).toHaveText(message);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("alert")).toHaveText(message);
    await page.getByRole("link", { name: "Return to Store" }).click();
    await expect(page.getByRole("heading", { name: "Italian Eleganza" })).toBeVisible();
  });
}

test("the event openCheckout leads from the confirmation to checkout", async ({ page }) => {
  await visit(page, "/confirmation");
  await page.evaluate(() => window.dispatchEvent(new CustomEvent("openCheckout")));
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Checkout");
});

test("a reference that names no checkout is Order Not Found", async ({ page }) => {
  await visit(page, "/confirmation?id=12345678&clientTransactionId=GL-none");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Order Not Found");
  await page.getByRole("link", { name: "Return to Store" }).click();
  await expect(page.getByRole("heading", { name: "Italian Eleganza" })).toBeVisible();
});

test("the specification's own return, with transaction_id and status, leads to the receipt it belongs to", async ({
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
  // What the address says of amount and name is not believed.
  await expect(main).toContainText("Total$172.50");
  await expect(main).toContainText("CustomerAna Vega");
  query.set("status", "completed");
  await page.goto(`/shop?${query}`);
  await expect(page).toHaveURL(/\/confirmation\?transaction_id=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grazie Mille!");
  expect(await database.read("orders?email=eq.second-form@example.com")).toHaveLength(1);
});

test("provinces are offered for Ecuador, typed for another country, and stand on the receipt", async ({
  page,
}) => {
  await openCheckout(page);
  await fillShipping(page);
  await field(page, "Email").fill("province@example.com");
  const choice = page.getByRole("combobox", { name: "Province (optional)" });
  await expect(choice).toHaveAttribute("autocomplete", "address-level1");
  await choice.selectOption("Azuay");
  await field(page, "Country").fill("Colombia");
  await expect(choice).toBeHidden();
  await expect(field(page, "Province (optional)")).toHaveValue("");
  await field(page, "Province (optional)").fill("Antioquia");
  await field(page, "Country").fill("Ecuador");
  await expect(choice).toHaveValue("");
  await choice.selectOption("Azuay");
  await reload(page);
  await expect(choice).toHaveValue("Azuay");
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await page.getByRole("button", { name: "Approve payment" }).click();
  await expect(page.getByRole("main")).toContainText("Calle Larga 1, Cuenca, Azuay, Ecuador");
});

test("a checkout in Spanish is in Spanish to the receipt and the order", async ({
  page,
  database,
}) => {
  await visit(page, "/shop?category=accessories");
  await quickAdd(page, "Woven Leather Belt", "Woven Leather Belt");
  await visit(page, "/es/checkout");
  const typed = ["Ana", "Vega", "espanol@example.com", "0991234567", "Calle Larga 1", "Cuenca"];
  const fields = page.getByRole("main").getByRole("textbox");
  for (const [index, value] of typed.entries()) await fields.nth(index).fill(value);
  await page.getByRole("main").getByRole("button").last().click();
  await page.getByRole("button", { name: "Approve payment" }).click();
  await expect(page).toHaveURL(/\/confirmation\?/);
  await expect(page.getByRole("main")).toContainText("espanol@example.com");
  const [order] = await database.read<{
    language: string;
    reference: string;
    items: { nameEs: string }[];
  }>("orders?email=eq.espanol@example.com");
  expect(order?.language).toBe("es");
  await visit(page, `/es/confirmation?clientTransactionId=${order?.reference}`);
  await expect(page.getByRole("main")).toContainText(order?.items[0]?.nameEs ?? "no Spanish name");
});

test("a return that landed on another page is sent to /confirmation with its query", async ({
  page,
}) => {
  for (const query of ["transactionId=7&status=success", "transaction_id=7&status=completed"]) {
    await page.goto(`/?${query}`);
    await expect(page).toHaveURL(new RegExp(`/confirmation\\?${query}$`));
  }
  await page.goto("/?transactionId=7&status=failed");
  await expect(page.getByRole("heading", { name: "Italian Eleganza" })).toBeVisible();
});
