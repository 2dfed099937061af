import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import type { ShopDatabase } from "../fixtures/shop-database.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS, visit } from "../fixtures/storefront.ts";

const COUNT = 23;
const HOSTILE = "<script>alert(1)</script> &amp; <b>lovely</b>\nSecond line";

const deliveredOrder = () => ({
  reference: `GL-${randomUUID()}`,
  customer_name: "Ana Pérez",
  email: "reviewer@example.com",
  phone: "0991234567",
  shipping_address: {},
  items: [],
  tax_rate: 0.15,
  prices_include_tax: false,
  subtotal_amount: 10,
  tax_amount: 1.5,
  total_amount: 11.5,
  payment: { sandbox: true },
  status: "delivered",
});

/** Add a product with 23 published reviews, numbered from the newest on, and one that is pending. */
async function addReviewed(database: ShopDatabase, name: string): Promise<string> {
  const product = await database.addProduct(name, { is_new_arrival: true });
  const orders = await database.add("orders", ...Array.from({ length: COUNT + 1 }, deliveredOrder));
  const reviews = orders.map((order_id, index) => ({
    order_id,
    product_id: product.id,
    product_name: name,
    language: index === 1 ? "es" : "en",
    author: index === COUNT ? "Pending Person" : `Reviewer ${index + 1}`,
    stars: index % 4 === 3 ? 3 : 5,
    fit: index < 8 ? "true_to_size" : index < 10 ? "runs_small" : null,
    words: index === 0 ? HOSTILE : index === 1 ? "Me encantó, cae muy bien." : "",
    size: "M",
    color: "Navy",
    height_cm: index === 0 ? 165 : null,
    is_sandbox: true,
    state: index === COUNT ? "pending" : "published",
    written_at: new Date(Date.UTC(2026, 9, 31 - index)).toISOString(),
  }));
  await database.add("reviews", ...reviews);
  return product.slug;
}

const reviewsOn = (page: Page, name = "Reviews") => page.getByRole("region", { name, exact: true });

test.describe("reviews on phone", () => {
  test.use(SCREENS.phone);

  test("stand below their product, the newest first, and all on pages of their own", async ({
    page,
    database,
  }) => {
    const slug = await addReviewed(database, "Reviewed Shawl");
    const section = reviewsOn(page);
    await visit(page, `/products/${slug}`);

    await test.step("the line beside the price leads to them, by keyboard", async () => {
      const summary = page.getByRole("link", { name: "4.6 of 5 stars 23 reviews" });
      await summary.focus();
      await page.keyboard.press("Enter");
      await expect(section.getByRole("heading", { name: "Reviews" })).toBeInViewport();
      await expect(section).toContainText("4.6 of 5, 23 reviews");
      await expect(section.getByRole("listitem").filter({ hasText: "80%" })).toHaveText(
        "True to size 80%",
      );
    });
    await test.step("words are text, with their language and line breaks", async () => {
      const items = section.getByRole("listitem").filter({ hasText: "Reviewer" });
      await expect(items).toHaveCount(4);
      await expect(items.first()).toContainText("<script>alert(1)</script> &amp; <b>lovely</b>");
      await expect(items.first()).toContainText("Size bought: M · Height: 165 cm · True to size");
      await expect(items.first()).toContainText("October 30, 2026");
      await expect(section.locator("[lang=es]")).toHaveText("Me encantó, cae muy bien.");
      await expect(items.nth(1)).toContainText("Written in Spanish");
      await expectNoViolations(page, "product with reviews");
    });
    await test.step("all of them have pages", async () => {
      await section.getByRole("link", { name: "All 23 reviews" }).press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reviews of Reviewed Shawl");
      await expect(page.getByRole("main")).toContainText("Page 1 of 2");
      await expectNoViolations(page, "reviews of a product");
      await page.getByRole("link", { name: "Older reviews" }).press("Enter");
      await expect(page).toHaveURL(/\/reviews\?page=2$/);
      await expect(page.getByText("Reviewer 23", { exact: true })).toBeVisible();
      await expect(page.getByText("Reviewer 20", { exact: true })).toHaveCount(0);
      await expect(page.getByText("Pending Person")).toHaveCount(0);
      await page.getByRole("link", { name: "Back to the product" }).press("Enter");
      await expect(page).toHaveURL(new RegExp(`/products/${slug}$`));
    });
  });
});

test.describe("reviews on desktop", () => {
  test.use(SCREENS.desktop);

  test("are loaded when a shopper comes from the shop, in Spanish", async ({ page, database }) => {
    const name = "Chal con estrellas";
    const slug = await addReviewed(database, name);
    await visit(page, "/es/shop");
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole("link", { name }).first().click();
    await expect(page).toHaveURL(new RegExp(`/es/products/${slug}$`));
    const section = reviewsOn(page, "Reseñas");
    await page.getByRole("link", { name: "4.6 de 5 estrellas 23 reseñas" }).click();
    await expect(section.getByRole("heading", { name: "Reseñas" })).toBeInViewport();
    await expect(section.getByText("Escrita en inglés")).toHaveCount(1);
    await expectNoViolations(page, "product with reviews in Spanish");
    await section.getByRole("link", { name: "Las 23 reseñas" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Reseñas de ${name}`);
    await page.getByRole("link", { name: "Anteriores" }).click();
    await expect(page.getByText("Reviewer 23", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Más recientes" }).click();
    await expect(page.getByText("Reviewer 1", { exact: true })).toBeVisible();
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
    await expectNoViolations(page, "reviews in Spanish");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("shows reviews with links to all, and finds the last page for one past it", async ({
    page,
    database,
  }) => {
    const slug = await addReviewed(database, "Reviewed Cape");
    await page.goto(`/products/${slug}`);
    await reviewsOn(page).getByRole("link", { name: "All 23 reviews" }).click();
    await page.getByRole("link", { name: "Older reviews" }).click();
    await expect(page.getByText("Reviewer 23", { exact: true })).toBeVisible();
    await page.goto(`/products/${slug}/reviews?page=99`);
    await expect(page).toHaveURL(/\/reviews\?page=2$/);
    await page.goto(`/products/${slug}/reviews?page=%00';--`);
    await expect(page.getByText("Reviewer 1", { exact: true })).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      new RegExp(`/products/${slug}/reviews$`),
    );
  });
});
