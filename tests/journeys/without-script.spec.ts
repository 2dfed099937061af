import configuration from "../../playwright.config.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { placeOrder } from "./admin-order.ts";

const { launchOptions } = configuration.use ?? {};

// Without the flag, Chromium parses no <noscript>: Playwright turns script off only after that.
test.use({
  javaScriptEnabled: false,
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), "--blink-settings=scriptEnabled=false"],
  },
});

test("shows products on home", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Italian Eleganza" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Silk Wrap Dress" }).first()).toBeVisible();
  await expect(page.getByText("$245.00").first()).toBeVisible();
});

test("shows a complete product page", async ({ page }) => {
  await page.goto("/products/cashmere-blazer");
  await expect(page.getByRole("heading", { level: 1, name: "Cashmere Blazer" })).toBeVisible();
  await expect(page.getByText("Only 5 left in stock!")).toBeVisible();
});

test("filters the shop by its URL", async ({ page }) => {
  await page.goto("/shop?category=dresses&max=200");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article")).toContainText("Amalfi Linen Sundress");
});

test("submits the filters as a form", async ({ page }) => {
  await page.goto("/shop");
  const panel = page.getByRole("complementary");
  // Playwright finds no text in <noscript>.
  const several = panel.locator("summary");
  await several.first().click();
  await panel.getByRole("checkbox", { name: "Dresses" }).check();
  await panel.getByRole("checkbox", { name: "Shoes" }).check();
  await several.last().click();
  await panel.getByRole("checkbox", { name: "M 16" }).check();
  await panel.getByRole("spinbutton", { name: "Minimum price" }).fill("200");
  await panel.getByRole("spinbutton", { name: "Maximum price" }).fill("");
  await panel.getByRole("checkbox", { name: "In stock only" }).check();
  await page.getByRole("searchbox", { name: "Search products" }).fill("silk");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Price: low to high");
  await panel.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/\/shop\?.*category=dresses&category=shoes/);
  await expect(page.getByRole("article").getByRole("heading")).toHaveText([
    "Silk Wrap Dress",
    "Velvet Evening Gown",
  ]);
  await expect(panel.getByRole("checkbox", { name: "Dresses" })).toBeChecked();
  await panel.getByRole("link", { name: "Clear All" }).click();
  await expect(page.getByRole("article")).toHaveCount(24);
});

test("searches from the header, and lists categories in its menu", async ({ page }) => {
  await page.goto("/info/about");
  const field = page.getByRole("banner").getByLabel("Search the shop");
  await field.click();
  await field.fill("belt");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/shop\?q=belt$/);
  await expect(page.getByRole("article").filter({ hasText: "Woven Leather Belt" })).toBeVisible();
  await page.getByRole("button", { name: "Categories" }).click();
  await page.getByRole("link", { name: "Shoes", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shoes");
});

test("subscribes an address to the newsletter", async ({ page, database }) => {
  await page.goto("/");
  await page.getByRole("textbox", { name: "Email address" }).fill("plain@example.com");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(
    page.getByText("Please confirm with the link in our email to plain@example.com."),
  ).toBeVisible();
  expect(await database.read("newsletter_subscribers?email=eq.plain@example.com")).toHaveLength(1);
});

test("leaves the check of a form to the browser", async ({ page }) => {
  for (const [path, button] of [
    ["/", "Subscribe"],
    ["/orders", "Find order"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("button", { name: button }).click();
    await expect(page.locator("form :invalid").first()).toBeFocused();
    await expect(page.getByRole("alert")).toBeHidden();
  }
});

test("hides what needs script, and explains it on the product page", async ({ page }) => {
  await page.goto("/products/silk-wrap-dress");
  await expect(page.getByRole("main").locator("noscript").getByRole("paragraph")).toHaveText(
    "To add an item to your bag, please turn on JavaScript.",
  );
  await expect(page.getByRole("button", { name: "Add to Bag" })).toBeHidden();
  await expect(page.getByRole("button", { name: /wishlist/ })).toHaveCount(0);
  await page.goto("/shop");
  await expect(page.getByRole("button", { name: "Filters" })).toBeHidden();
  await expect(page.getByRole("button", { name: /Quick Add/ })).toHaveCount(0);
});

test("says at checkout that it needs script", async ({ page }) => {
  await page.goto("/es/checkout");
  await expect(page.getByRole("heading", { name: "Finalizar compra" })).toBeVisible();
  await expect(page.getByText("Cargando tu bolsa…")).toBeHidden();
  await expect(page.getByRole("main").locator("noscript").getByRole("paragraph")).toHaveText(
    /activa JavaScript/,
  );
});

test.describe("a rejected form", () => {
  // The browser reports the response.
  test.use({ expectedConsoleErrors: [/status of 422/] });

  test("says on the receipt whom the invoice is for", async ({ page, shop, database }) => {
    const id = await placeOrder(shop, {
      firstName: "Ana",
      lastName: "Vega",
      email: "plain-invoice@example.com",
    });
    const [order] = await database.read<{ reference: string }>(`orders?id=eq.${id}`);
    await page.goto(`/es/confirmation?clientTransactionId=${order?.reference}`);
    const form = page.getByRole("region", { name: "Tu factura" });
    const number = form.getByRole("textbox", { name: "Número" });
    const save = form.getByRole("button", { name: "Guardar para la factura" });
    await form.getByText("RUC", { exact: true }).click();
    await number.fill("123");
    await save.click();
    await expect(form.getByRole("alert")).toHaveText(/^Revisa a nombre de quién va la factura/);
    await expect(form.getByRole("radio", { name: "RUC" })).toBeChecked();
    await expect(number).toHaveValue("123");
    await form.getByText("Cédula", { exact: true }).click();
    await number.fill("171003406-5");
    await save.click();
    await expect(form).toBeHidden();
    await expect(
      page.getByRole("definition").filter({ hasText: "Ana Vega, 1710034065" }),
    ).toBeVisible();
  });
});

test.describe("in a Spanish browser", () => {
  test.use({ locale: "es-EC" });

  test("keeps pages, filters and the switch in the browser's language", async ({ page }) => {
    await page.goto("/shop");
    await expect(page).toHaveURL(/\/es\/shop$/);
    const panel = page.getByRole("complementary");
    await panel.locator("summary").first().click();
    await panel.getByRole("checkbox", { name: /^Vestidos/ }).check();
    await panel.getByRole("button", { name: "Aplicar" }).click();
    await expect(page).toHaveURL(/\/es\/shop\?.*category=dresses/);
    await expect(page.getByRole("article").first()).toContainText(/Vestido/);
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL(/:\d+\/shop\?.*category=dresses/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dresses");
  });
});
