import { expect, test } from "../fixtures/shop-test.ts";
import { quickAdd, reload, SCREENS, visit } from "../fixtures/storefront.ts";
import { CUSTOMER, field, fillShipping, openCheckout } from "./checkout-form.ts";

for (const [screen, options] of Object.entries(SCREENS)) {
  test.describe(`checkout on ${screen}`, () => {
    test.use(options);

    test("requires all fields, sums up the order and returns from the payment step", async ({
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
      // An address may have three live checkouts.
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
        "Shipping AddressCalle Larga 1, Cuenca, Ecuador",
        "$172.50",
        "Your payment is encrypted.",
        "Payments are processed in Ecuador.",
      ]) {
        await expect(main).toContainText(text);
      }
      await expect(page.getByRole("button", { name: "Approve payment" })).toBeVisible();
      await page.getByRole("button", { name: "Change the shipping address" }).click();
      await expect(page.getByRole("heading", { name: "Shipping Information" })).toBeInViewport();
      await expect(step).toBeFocused();
      await proceed.click();
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

test("shows payment, date and next steps on the receipt", async ({ page, database }) => {
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
    "StatusPaid",
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
  // The browser reports each failed script.
  test.use({ expectedConsoleErrors: [/net::ERR_FAILED/] });

  test("loads the payment button four times and shows the error", async ({ page }) => {
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

test("opens checkout from the confirmation with the openCheckout event", async ({ page }) => {
  await visit(page, "/confirmation");
  await page.evaluate(() => window.dispatchEvent(new CustomEvent("openCheckout")));
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Checkout");
});

test("offers provinces for Ecuador, a text field for other countries, and shows the province on the receipt", async ({
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

test("keeps a Spanish checkout in Spanish up to the receipt and the order", async ({
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
