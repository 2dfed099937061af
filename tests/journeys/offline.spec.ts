import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { openClosableRelay } from "../fixtures/closable-relay.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { openBag, quickAdd, reload, visit, waitForScript } from "../fixtures/storefront.ts";

/** Return the paths that the service worker has cached. */
function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

const expectCached = (page: Page, path: string) =>
  expect.poll(() => cachedPaths(page), { message: `${path} is cached` }).toContain(path);

test.describe("when the network drops", () => {
  // The browser reports failed requests.
  test.use({ serviceWorkers: "allow", expectedConsoleErrors: [/ERR_|Failed to fetch/] });

  test("opens visited pages, keeps the bag working and shows a notice", async ({
    page,
    context,
    shop,
  }) => {
    const relay = await openClosableRelay(shop.url);
    await visit(page, `${relay.url}/shop?category=accessories`);
    await expectCached(page, "/shop");
    await expectCached(page, "/offline");
    await page.getByRole("link", { name: "Silk Twill Scarf" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Silk Twill Scarf");
    await expectCached(page, "/products/silk-twill-scarf");

    await test.step("a visited page reloads with its pictures", async () => {
      await relay.close();
      await context.setOffline(true);
      await reload(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Silk Twill Scarf");
      await expect(page.getByText("You are offline. Pages you have seen")).toBeVisible();
      await expectNoViolations(page, "the offline notice");
      const picture = page
        .getByRole("list", { name: /^Pictures of/ })
        .getByRole("img")
        .first();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    });

    await test.step("the bag adds an item and keeps it on another visited page", async () => {
      await page.goto(`${relay.url}/shop?category=accessories`);
      await waitForScript(page);
      await quickAdd(page, "Silk Twill Scarf");
      await reload(page);
      await expect(await openBag(page)).toContainText("Silk Twill Scarf");
      await page.keyboard.press("Escape");
    });

    await test.step("a link to a page never visited shows the offline page", async () => {
      await page.getByRole("link", { name: "Italian Leather Handbag" }).click();
      await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
    });

    await test.step("a page never visited shows the offline page, also checkout", async () => {
      for (const path of ["/products/cashmere-blazer", "/checkout"]) {
        await page.goto(relay.url + path).catch(() => {});
        await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
      }
      await waitForScript(page);
      await expectNoViolations(page, "the offline page");
    });

    await test.step("the notice disappears with the network", async () => {
      await relay.reopen();
      await context.setOffline(false);
      await page.getByRole("button", { name: "Try Again" }).click();
      await expect(page.getByRole("heading", { name: "Checkout", level: 1 })).toBeVisible();
      await visit(page, `${relay.url}/shop`);
      await expect(page.getByText("You are offline.")).toBeHidden();
      await relay.close();
    });
  });

  test("caches no checkout, orders, admin or API responses", async ({ page, shop }) => {
    await visit(page, "/shop?category=accessories");
    await expectCached(page, "/shop");
    await reload(page);
    await quickAdd(page, "Silk Twill Scarf");
    for (const path of ["/checkout", "/orders", "/admin", "/confirmation"]) {
      await page.goto(shop.url + path);
    }
    await visit(page, "/info/about");
    await expectCached(page, "/info/about");
    const uncached = /^\/(checkout|orders|admin|confirmation|rest|auth|bag)|\/stock$/;
    expect((await cachedPaths(page)).filter((path) => uncached.test(path))).toEqual([]);
  });
});
