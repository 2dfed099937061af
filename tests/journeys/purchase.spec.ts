import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import { listenForAdded } from "../fixtures/storefront.ts";

type ProductRow = { quantity: number; inventory_status: string };
type OrderRow = {
  id: string;
  customer_name: string;
  email: string;
  items: {
    sku: string;
    name: string;
    quantity: number;
    price: number;
    size: string;
    color: string;
  }[];
  subtotal_amount: string;
  tax_amount: string;
  total_amount: string;
  status: string;
  reference: string;
};

const productCard = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("link", { name }) });

test("buys two products and finds the order", async ({ page, database }) => {
  const [scarfBefore] = await database.read<ProductRow>("products?slug=eq.silk-twill-scarf");
  const [knitBefore] = await database.read<ProductRow>("products?slug=eq.riviera-striped-knit");

  await page.goto("/");
  await page
    .getByRole("navigation")
    .getByRole("link", { name: "Shop", exact: true })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Shop Collection" })).toBeVisible();

  await test.step("Quick Add adds the first size and color", async () => {
    const card = productCard(page, "Silk Twill Scarf");
    await card.hover();
    await card.getByRole("button", { name: /Quick Add/ }).click();
    await expect(page.getByRole("button", { name: "Shopping bag, 1 item" })).toBeVisible();
  });

  await test.step("Quick View requires size and color, then adds two", async () => {
    const card = productCard(page, "Riviera Striped Knit");
    await card.hover();
    await card.getByRole("button", { name: /Quick View/ }).click();
    const view = page.getByRole("dialog", { name: "Riviera Striped Knit" });
    await view.getByRole("button", { name: "Add to Bag" }).click();
    await expect(view.getByRole("alert")).toHaveText("Please select size and color");
    await view.getByText("M", { exact: true }).click();
    await view.getByText("Navy", { exact: true }).click();
    await view.getByRole("button", { name: /Increase/ }).click();
    const add = view.getByRole("button", { name: "Add to Bag" });
    const added = await listenForAdded(add);
    await add.click();
    await added();
  });

  await test.step("the bag leads to checkout", async () => {
    const bag = page.getByRole("dialog", { name: "Shopping Bag" });
    await expect(bag).toContainText("$281.00");
    await expect(bag).toContainText("Shipping and taxes calculated at checkout");
    await bag.getByRole("button", { name: "Proceed to Checkout" }).click();
    await page.getByRole("button", { name: "Continue to Checkout" }).click();
    await expect(page).toHaveURL(/\/checkout$/);
  });

  await test.step("shipping, then the sandbox's payment", async () => {
    const proceed = page.getByRole("button", { name: "Continue to Payment" });
    await expect(proceed).toBeDisabled();
    await page.getByLabel("First Name").fill("Lucía");
    await page.getByLabel("Last Name").fill("Andrade");
    await page.getByLabel("Email").fill("lucia@example.com");
    await page.getByLabel("Phone").fill("0991234567");
    await page.getByLabel("Address").fill("Av. Amazonas N34-120");
    await page.getByLabel("City").fill("Quito");
    await expect(page.getByLabel("Country")).toHaveValue("Ecuador");
    await page.reload();
    await expect(page.getByLabel("First Name")).toHaveValue("Lucía");
    await proceed.click();
    await expect(page.getByRole("complementary", { name: "Order Summary" })).toContainText(
      "$323.15",
    );
    await page.getByRole("button", { name: "Approve payment" }).click();
  });

  await test.step("Grazie Mille! shows the stored order", async () => {
    await expect(page.getByRole("heading", { name: "Grazie Mille!" })).toBeVisible();
    const main = page.getByRole("main");
    for (const text of ["Lucía Andrade", "Silk Twill Scarf", "$281.00", "$42.15", "$323.15"]) {
      await expect(main).toContainText(text);
    }
  });

  await test.step("going back to the emptied checkout leads to the order", async () => {
    // Until the receipt has emptied the bag, Back leads to the receipt again.
    await page.waitForFunction(() => localStorage.getItem("gemma-luce-checkout") === null);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
    await page.getByRole("link", { name: "View your order" }).click();
    await expect(page.getByRole("heading", { name: "Grazie Mille!" })).toBeVisible();
  });

  await test.step("the printed receipt splits no item, and has no links to the shop", async () => {
    await page.emulateMedia({ media: "print" });
    const items = page.getByRole("region", { name: "Order Items" }).getByRole("listitem");
    await expect(items).toHaveCount(2);
    for (const item of await items.all()) await expect(item).toHaveCSS("break-inside", "avoid");
    for (const name of ["Back to Home", "Continue Shopping"]) {
      await expect(page.getByRole("link", { name })).toBeHidden();
    }
    await page.emulateMedia({ media: "screen" });
  });

  const orders = await database.read<OrderRow>("orders?email=eq.lucia@example.com");
  expect(orders).toHaveLength(1);
  const order = orders[0] as OrderRow;
  expect(order).toMatchObject({ customer_name: "Lucía Andrade", status: "pending" });
  expect(order.items).toEqual([
    expect.objectContaining({ name: "Silk Twill Scarf", quantity: 1, size: "One Size" }),
    expect.objectContaining({
      name: "Riviera Striped Knit",
      quantity: 2,
      size: "M",
      color: "Navy",
    }),
  ]);
  expect([order.subtotal_amount, order.tax_amount, order.total_amount].map(Number)).toEqual([
    281, 42.15, 323.15,
  ]);

  const [scarf] = await database.read<ProductRow>("products?slug=eq.silk-twill-scarf");
  const [knit] = await database.read<ProductRow>("products?slug=eq.riviera-striped-knit");
  expect(scarf?.quantity).toBe((scarfBefore?.quantity ?? 0) - 1);
  expect(knit?.quantity).toBe((knitBefore?.quantity ?? 0) - 2);

  await test.step("a reload and a second return show the same order", async () => {
    const number = order.id.slice(-8).toUpperCase();
    await expect(page.getByRole("main")).toContainText(number);
    const receiptUrl = page.url();
    await page.reload();
    await expect(page.getByRole("main")).toContainText(number);
    const again = await page.request.get(receiptUrl);
    expect(await again.text()).toContain(number);
    expect(await database.read("orders?email=eq.lucia@example.com")).toHaveLength(1);
  });

  await test.step("the bag is empty", async () => {
    await page.getByRole("link", { name: "Continue Shopping" }).click();
    await page.getByRole("button", { name: "Shopping bag", exact: true }).click();
    await expect(page.getByText("Your bag is empty")).toBeVisible();
  });
});
