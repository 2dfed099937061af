import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import { placeOrder } from "./admin-order.ts";
import { openAdmin } from "./open-admin.ts";

/** WCAG 2.2, 1.4.12. */
const TEXT_SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** WCAG 2.2, 1.4.4. */
const TEXT_OF_200_PERCENT = "html { font-size: 200% }";

/** Put a style on the page, as a reader's own settings do. */
async function addStyle(page: Page, style: string): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, style);
}

/** Return the elements that reach beyond the window, except those in a box that scrolls. */
function elementsBeyondWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.checkVisibility() && !element.closest(".sr-only"))
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Expect a page to need no horizontal scrolling in a style, once it has settled. */
async function expectNoHorizontalScrolling(page: Page, style: string, tab: string): Promise<void> {
  await addStyle(page, style);
  await expect.soft.poll(() => elementsBeyondWindow(page), tab).toEqual([]);
}

test.describe("at 320 px with WCAG text spacing", () => {
  test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: "reduce" } });

  for (const language of ["en", "es"] as const) {
    test(`needs no horizontal scrolling in the admin (${language})`, async ({ page, shop }) => {
      await placeOrder(shop, { firstName: "Ana", lastName: "Paz", email: "ana.paz@example.com" });
      const prefix = language === "en" ? "" : `/${language}`;
      await openAdmin(page, "orders", language);
      for (const tab of ["orders", "taxonomy", "settings", "invoices/settings"]) {
        await page.goto(`${prefix}/admin/${tab}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectNoHorizontalScrolling(page, TEXT_SPACING, tab);
      }
    });
  }
});

const TABS = [
  "products",
  "taxonomy",
  "orders",
  "orders/new",
  "discounts",
  "reviews",
  "newsletter",
  "privacy",
  "settings",
  "invoices",
  "invoices/settings",
];

test.describe("at 320 px with text of 200 %", () => {
  test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: "reduce" } });

  for (const language of ["en", "es"] as const) {
    test(`scrolls no tab of the admin sideways (${language})`, async ({ page, shop, database }) => {
      const email = `lucia-${language}@example.com`;
      await database.add("newsletter_subscribers", {
        email,
        consented_at: new Date().toISOString(),
      });
      const code = { code: `REFLOW${language.toUpperCase()}`, kind: "percent", value: 10 };
      await database.add("discount_codes", code);
      const customer = { firstName: "Ana", lastName: "Paz", email: "ana.paz@example.com" };
      const order = await placeOrder(shop, customer);
      const prefix = language === "en" ? "" : `/${language}`;
      await openAdmin(page, "orders", language);
      for (const tab of [...TABS, `orders/${order}`]) {
        await page.goto(`${prefix}/admin/${tab}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        if (tab === "products") await expect(page.getByRole("row").nth(20)).toBeVisible();
        await expectNoHorizontalScrolling(page, TEXT_OF_200_PERCENT, tab);
      }
    });
  }
});

/** The narrowest window in which products are rows of a table. */
const TABLE_WIDTH = 1024;

for (const language of ["en", "es"] as const) {
  test(`fits its tables into a window of 1024 px (${language})`, async ({
    page,
    shop,
    database,
  }) => {
    await page.setViewportSize({ width: TABLE_WIDTH, height: 768 });
    await placeOrder(shop, { firstName: "Ana", lastName: "Paz", email: "ana.paz@example.com" });
    await database.addProduct("Gala Gown", { price: 99_999.99, inventory_status: "sold-out" });
    const prefix = language === "en" ? "" : `/${language}`;
    await openAdmin(page, "products", language);
    for (const tab of ["products", "orders", "invoices", "discounts", "reviews"]) {
      await page.goto(`${prefix}/admin/${tab}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (tab === "products") await expect(page.getByRole("row").nth(20)).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, tab).toBeLessThanOrEqual(TABLE_WIDTH);
    }
  });
}

test("shows no scroll bar below the tabs", async ({ page }) => {
  await openAdmin(page, "orders");
  const tabs = page.getByRole("navigation", { name: "Dashboard" });
  await expect(tabs).toHaveCSS("scrollbar-width", "none");
  const inOlderSafari = () =>
    tabs.evaluate((row) => getComputedStyle(row, "::-webkit-scrollbar").display);
  await expect.poll(inOlderSafari).toBe("none");
});

test("shows a price of seven digits in full", async ({ page, database }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await database.addProduct("Gala Gown", { price: 99_999.99 });
  await openAdmin(page, "products");
  const price = page.getByRole("textbox", { name: "Price of Gala Gown" });
  await expect(price).toHaveValue("99999.99");
  const hidden = await price.evaluate((input) => input.scrollWidth - input.clientWidth);
  expect(hidden).toBe(0);
});
