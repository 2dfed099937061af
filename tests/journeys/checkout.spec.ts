import { expect, test } from "../fixtures/shop-test.ts";
import { reload, SCREENS, visit } from "../fixtures/storefront.ts";
import { CUSTOMER, field, fillShipping, openCheckout } from "./checkout-form.ts";

test.describe("checkout on phone", () => {
  test.use(SCREENS.phone);

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
    const total = summary.getByRole("button", { name: "Order Summary $172.50" });
    await expect(total).toBeInViewport();
    await expect(summary.getByText("Tax (IVA 15%)")).toBeHidden();
    await total.click();
    await expect(summary.getByText("Tax (IVA 15%)")).toBeVisible();
    await expect(field(page, "Country")).toHaveValue("Ecuador");
    // An address may have three live checkouts.
    const email = "checkout@example.com";
    const customer = { ...CUSTOMER, Email: email };
    await expect(proceed).toHaveAccessibleDescription(
      "Still missing: First Name, Last Name, Email, Phone, Address, and City.",
    );
    await field(page, "First Name").fill("Ana");
    await field(page, "First Name").press("Enter");
    await expect(field(page, "Last Name")).toBeFocused();
    for (const [name, value] of Object.entries(customer)) {
      await expect(proceed).toBeDisabled();
      await field(page, name).fill("   ");
      await expect(proceed).toBeDisabled();
      await field(page, name).fill(value);
    }
    await expect(page.getByText("Still missing")).toBeHidden();
    await expect(field(page, "Postal Code (optional)")).toHaveValue("");
    await proceed.click();

    const step = page.getByRole("region", { name: "Checkout" });
    await expect(page.getByRole("heading", { name: "Payment", exact: true })).toBeInViewport();
    await expect(page.getByRole("region", { name: "Payment", exact: true })).toBeFocused();
    const main = page.getByRole("main");
    for (const text of [
      "Ana Vega",
      email,
      "0991234567",
      "2 items",
      "Shipping AddressCalle Larga 1, Cuenca, Azuay, Ecuador",
      "$172.50",
      "Your payment is encrypted.",
      "Payments are processed in Ecuador.",
      "Your items are reserved until",
    ]) {
      await expect(main).toContainText(text);
    }
    const payment = page.getByRole("region", { name: "Payment", exact: true });
    await expect(payment.getByRole("term")).toHaveText([
      "Customer",
      "Email",
      "Phone",
      "Items",
      "Shipping Address",
      "Total",
    ]);
    await expect(page.getByRole("button", { name: "Approve payment" })).toBeVisible();
    const status = page.getByRole("status").filter({ hasText: "The payment button is ready." });
    await expect(status).toHaveCount(1);
    await page.getByRole("button", { name: "Change the shipping address" }).click();
    await expect(page.getByRole("heading", { name: "Shipping Information" })).toBeInViewport();
    await expect(step).toBeFocused();
    await proceed.click();
    await page.getByRole("button", { name: "Back to Shipping Information" }).click();
    await expect(page.getByRole("heading", { name: "Shipping Information" })).toBeInViewport();
    await expect(step).toBeFocused();

    await proceed.click();
    await expect(page.getByRole("button", { name: "Approve payment" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Shipping Information" })).toBeInViewport();
    await expect(step).toBeFocused();
    await page.goForward();
    await expect(page.getByRole("button", { name: "Approve payment" })).toBeVisible();
    await reload(page);
    await expect(page.getByRole("heading", { name: "Shipping Information" })).toBeInViewport();
    for (const [name, value] of Object.entries(customer)) {
      await expect(field(page, name)).toHaveValue(value);
    }
    await reload(page);
    await expect(field(page, "City")).toHaveValue("Cuenca");
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page.getByRole("heading", { name: "Italian Eleganza" })).toBeVisible();
  });
});

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
    "Quantity: 2 · One Size · Color: Tan",
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

test("takes email and phone as typed, up to the receipt", async ({ page }) => {
  await openCheckout(page);
  await fillShipping(page);
  await field(page, "Email").fill("x@y");
  await field(page, "Phone").fill("123");
  await field(page, "Country").fill("");
  const proceed = page.getByRole("button", { name: "Continue to Payment" });
  await expect(page.getByText("Please check this email address")).toBeVisible();
  await proceed.focus();
  await expect(page.getByText("Please check this number")).toBeVisible();
  await proceed.click();
  const main = page.getByRole("main");
  for (const text of ["x@y", "123", "Cuenca, Azuay, Ecuador"]) {
    await expect(main).toContainText(text);
  }
  await page.getByRole("button", { name: "Approve payment" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grazie Mille!");
  await expect(main).toContainText("Emailx@y");
  await expect(main.getByText("email confirmation")).toBeHidden();
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
    await page.clock.install();
    await openCheckout(page);
    await fillShipping(page);
    await page.getByRole("button", { name: "Continue to Payment" }).click();
    const step = page.getByRole("region", { name: "Payment", exact: true });
    await expect(step.getByText("Loading the payment button…")).toBeVisible();
    const alert = page.getByRole("alert");
    await expect(alert).toHaveText(
      "PayPhone SDK not available. Please check your internet connection.",
    );
    await expect(async () => {
      await page.clock.fastForward(2000);
      expect(tries).toBe(4);
    }).toPass({ intervals: [0] });
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

test("finds the province of a city, asks for it elsewhere, and shows the landmark on the receipt", async ({
  page,
}) => {
  await openCheckout(page);
  await fillShipping(page);
  await field(page, "Email").fill("province@gmial.com");
  await field(page, "Email").blur();
  const province = page.getByRole("combobox", { name: "Province (optional)" });
  await expect(page.getByText("Province: Azuay")).toBeVisible();
  await expect(province).toBeHidden();

  await test.step("a mistyped email address is corrected by one press", async () => {
    await page.getByRole("button", { name: "Did you mean province@gmail.com?" }).click();
    await expect(field(page, "Email")).toHaveValue("province@gmail.com");
    await expect(field(page, "Email")).toBeFocused();
    await expect(page.getByText("Did you mean")).toBeHidden();
  });

  await test.step("an unknown city asks for its province", async () => {
    await field(page, "City").fill("Checa");
    await field(page, "City").blur();
    await expect(province).toHaveAttribute("autocomplete", "address-level1");
    await province.selectOption("Pichincha");
    await field(page, "City").fill("cuenca");
    await expect(province).toBeHidden();
    await page.getByRole("button", { name: "Change province" }).click();
    await expect(province).toBeFocused();
    await expect(province).toHaveValue("Azuay");
  });

  await test.step("another country: told where the shop delivers, and its telephone numbers", async () => {
    const note = page.getByText("We deliver within Ecuador.");
    await expect(note).toBeHidden();
    await field(page, "Country").fill("Colombia");
    await expect(note).toBeVisible();
    await expect(province).toBeHidden();
    await field(page, "Province (optional)").fill("Antioquia");
    await field(page, "Phone").fill("300 123 4567");
    await field(page, "Phone").blur();
    const warning = page.getByRole("status").getByText("Please begin with + and the country code");
    await expect(warning).toBeVisible();
    await field(page, "Phone").fill("+57 300 123 4567");
    await expect(warning).toBeHidden();
    await field(page, "Country").fill("Ecuador");
    await expect(note).toBeHidden();
  });

  await field(page, "Landmark (optional)").fill("Frente al parque");
  await reload(page);
  await expect(page.getByText("Province: Azuay")).toBeVisible();
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await page.getByRole("button", { name: "Approve payment" }).click();
  await expect(page.getByRole("main")).toContainText(
    "Calle Larga 1, Frente al parque, cuenca, Azuay, Ecuador",
  );
});
