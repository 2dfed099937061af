import type { Page } from "@playwright/test";
import { expectNoViolationsOnScreens } from "../fixtures/axe.ts";
import { discardShop, keysOf, type RunningShop, startShop } from "../fixtures/running-shop.ts";
import { expectMenuBelowHeader } from "../fixtures/shop-menu.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import {
  openBag,
  productCard,
  quickAdd,
  SCREENS,
  visit,
  waitForScript,
} from "../fixtures/storefront.ts";

const SAMPLE_NOTICE = "Unable to connect to database. Using sample data for demonstration.";
const OUTAGE_NOTICE = "We can't check our stock right now.";

const SAMPLE_PRODUCTS = {
  "Silk Wrap Dress": "$245.00",
  "Cashmere Blazer": "$385.00",
  "Italian Leather Handbag": "$195.00",
  "Linen Palazzo Pants": "$165.00",
  "Silk Blouse": "$125.00",
  "Italian Leather Loafers": "$165.00",
};

/** Start a shop whose hosted database is another shop's embedded one. */
async function startHostedBy(backend: RunningShop): Promise<RunningShop> {
  const keys = await keysOf(backend);
  return startShop({
    SUPABASE_URL: backend.supabaseUrl,
    SUPABASE_PUBLISHABLE_KEY: keys.publishable,
    SUPABASE_SECRET_KEY: keys.secret,
  });
}

async function healthOf(shop: RunningShop) {
  const response = await fetch(`${shop.url}/healthz`);
  expect(response.status).toBe(200);
  return (await response.json()) as Record<string, string>;
}

/** Return whether the shop serves a stale catalogue. */
async function isStale(shop: RunningShop): Promise<boolean> {
  const response = await fetch(`${shop.url}/shop?category=dresses`);
  return (await response.text()).includes("check our stock right now.");
}

async function fillShipping(page: Page) {
  const customer = {
    "First Name": "Ana",
    "Last Name": "Vega",
    Email: "ana@example.com",
    Phone: "0991234567",
    Address: "Calle Larga 1",
    City: "Cuenca",
  };
  for (const [label, value] of Object.entries(customer)) {
    await page.getByLabel(label).fill(value);
  }
  await page.getByRole("button", { name: "Continue to Payment" }).click();
}

test.describe("without a database", () => {
  // The browser reports the rejected checkout.
  test.use({ ...SCREENS.desktop, expectedConsoleErrors: [/status of 422/] });

  test("shows the six sample products with a notice on every page, not for sale", async ({
    page,
  }) => {
    const shop = await startShop({ SUPABASE_URL: "none" });
    expect(await healthOf(shop)).toMatchObject({ mode: "none", database: "none" });
    await visit(page, `${shop.url}/shop`);
    await expect(page.getByRole("article")).toHaveCount(6);
    for (const [name, price] of Object.entries(SAMPLE_PRODUCTS)) {
      await expect(productCard(page, name)).toContainText(price);
    }
    await expect(productCard(page, "Silk Blouse").getByText("Sold Out")).toBeVisible();
    await expect(productCard(page, "Cashmere Blazer").getByText("Low Stock")).toBeVisible();
    await expectNoViolationsOnScreens(page, "the shop on sample products");
    await visit(page, `${shop.url}/es/shop`);
    await expectNoViolationsOnScreens(page, "the shop on sample products, in Spanish");
    for (const path of ["/", "/shop", "/products/silk-wrap-dress", "/info/about"]) {
      await page.goto(`${shop.url}${path}`);
      await expect(page.getByText(SAMPLE_NOTICE)).toBeVisible();
    }

    await expectMenuBelowHeader(page);

    await visit(page, `${shop.url}/shop?category=dresses`);
    await quickAdd(page, "Silk Wrap Dress");
    await (await openBag(page)).getByRole("button", { name: "Proceed to Checkout" }).click();
    await page.getByRole("button", { name: "Continue to Checkout" }).click();
    await fillShipping(page);
    await expect(page.getByRole("alert")).toContainText(
      "These items cannot be bought at the moment.",
    );
    await expect(page.getByRole("alert")).toContainText("Supabase not configured");
    await discardShop(shop);
  });
});

test.describe("an outage during a visit", () => {
  // The browser reports the status 500, and React the caught error.
  test.use({
    ...SCREENS.desktop,
    expectedConsoleErrors: [/status of 500|Unexpected Server Error/],
  });

  test("serves the stale catalogue with a notice, shows an error for other pages, and recovers", async ({
    page,
  }) => {
    const backend = await startShop();
    const shop = await startHostedBy(backend);
    expect(await healthOf(shop)).toMatchObject({ mode: "hosted", database: "ok" });
    await visit(page, `${shop.url}/`);
    await visit(page, `${shop.url}/shop?category=dresses`);
    await expect(page.getByRole("article")).toHaveCount(4);
    await expect(page.getByText(OUTAGE_NOTICE)).toBeHidden();

    await test.step("a visited page is still served", async () => {
      await backend.stop();
      // On a busy machine the version's last read fails slowly, and its cached pages are served for half a minute.
      await expect.poll(() => isStale(shop), { timeout: 60_000 }).toBe(true);
      await visit(page, `${shop.url}/shop?category=dresses`);
      await expect(page.getByText(OUTAGE_NOTICE)).toBeVisible();
      await expect(page.getByText(SAMPLE_NOTICE)).toBeHidden();
      await expect(page.getByRole("article")).toHaveCount(4);
      await expectNoViolationsOnScreens(page, "the shop in an outage");
      await visit(page, `${shop.url}/es/shop?category=dresses`);
      await expect(page.getByRole("article")).toHaveCount(4);
      await expectNoViolationsOnScreens(page, "the shop in an outage, in Spanish");
      expect(await healthOf(shop)).toMatchObject({ database: "unreachable" });
    });

    await test.step("a page never visited shows Database Connection Error", async () => {
      await page.goto(`${shop.url}/products/woven-espadrilles`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Database Connection Error");
      await expect(page.getByRole("main")).toContainText(
        "Unable to connect to the database. Please ensure your Supabase configuration is correct and the database tables have been created.",
      );
      await expect(page.getByRole("main")).toContainText(/Error: \S/);
      // There is no stale catalogue of this page.
      await expect(page.getByText(OUTAGE_NOTICE)).toBeHidden();
      await expectNoViolationsOnScreens(page, "the error screen");
      await page.goto(`${shop.url}/es/products/woven-espadrilles`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Error de conexión con la base de datos",
      );
      await expectNoViolationsOnScreens(page, "the error screen, in Spanish");
      await page.goto(`${shop.url}/products/woven-espadrilles`);
    });

    await test.step("Retry Connection reloads, and works once the database is back", async () => {
      await startShop({ DATA_DIR: backend.dataDir, PORT: new URL(backend.url).port }).then(
        async (revived) => {
          // On a busy machine the outage has opened the circuit breaker, and the database needs time after its start.
          await expect.poll(() => isStale(shop)).toBe(false);
          await waitForScript(page);
          await page.getByRole("button", { name: "Retry Connection" }).click();
          await expect(page.getByRole("heading", { level: 1 })).toHaveText("Woven Espadrilles");
          // The database may still be slow for one part of the page.
          await expect
            .poll(async () => {
              const isStalePage = await page.getByText(OUTAGE_NOTICE).isVisible();
              if (isStalePage) await page.reload();
              return isStalePage;
            })
            .toBe(false);
          await discardShop(shop);
          await discardShop(revived);
        },
      );
    });
  });
});

test.describe("unknown pages", () => {
  // The browser reports the status 404.
  test.use({ ...SCREENS.desktop, expectedConsoleErrors: [/status of 404/] });

  test("answer 404 with a link to the shop", async ({ page }) => {
    for (const path of ["/nowhere", "/products/emperors-new-clothes", "/info/nothing"]) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "This page is not in our wardrobe",
      );
      await expect(page.getByRole("banner")).toBeVisible();
    }
    await page.getByRole("link", { name: "Browse the shop" }).click();
    await expect(page.getByRole("heading", { name: "Shop Collection" })).toBeVisible();
  });
});

test("shows Loading with the brand for a slow page", async ({ page }) => {
  await visit(page, "/");
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/shop.data**", async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole("link", { name: "Shop Collections" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Loading Gemma Luce..." })).toBeVisible();
  release();
  await expect(page.getByRole("heading", { name: "Shop Collection" })).toBeVisible();
  await expect(page.getByText("Loading Gemma Luce...")).toBeHidden();
});

test("causes no layout shift when a page replaces its skeleton", async ({ page }) => {
  await visit(page, "/shop?category=shoes");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/products/**.data**", async (route) => {
    await released;
    await route.continue();
  });
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shifts.push(value);
      }
    }).observe({ type: "layout-shift" });
  });
  await page.getByRole("link", { name: "Suede Ankle Boots" }).click();
  await expect(page.getByText("Loading Gemma Luce...")).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Suede Ankle Boots");
  await expect(page.getByText("Loading Gemma Luce...")).toBeHidden();
  const shifts = await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts);
  expect((shifts ?? [1]).reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
});

test("shows the sample products when the database was never reached", async ({ page }) => {
  const shop = await startShop({
    SUPABASE_URL: "http://127.0.0.1:9",
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_none",
    SUPABASE_SECRET_KEY: "sb_secret_none",
  });
  await page.goto(`${shop.url}/shop`);
  await expect(page.getByText(SAMPLE_NOTICE)).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(6);
  expect(await healthOf(shop)).toMatchObject({ mode: "hosted", database: "unreachable" });
  await discardShop(shop);
});

test("uses the embedded database by default", async ({ page, shop }) => {
  expect(await healthOf(shop)).toEqual({
    status: "ok",
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    mode: "embedded",
    database: "ok",
  });
  await page.goto("/shop");
  await expect(page.getByRole("article")).toHaveCount(24);
  await expect(page.getByText(SAMPLE_NOTICE)).toBeHidden();
});
